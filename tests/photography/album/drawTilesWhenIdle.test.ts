// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { ATTRIBUTE, ITEM, SELECT } from '../../../src/document'
import { drawTilesWhenIdle } from '../../../src/photography/album/drawTilesWhenIdle'

let idle: (() => void) | undefined

beforeEach(() => {
  idle = undefined
  vi.stubGlobal('requestIdleCallback', (act: () => void) => (idle = act))
  vi.stubGlobal('cancelIdleCallback', () => (idle = undefined))
})

/** Lets an idle moment pass. Returns how many photos are drawn. */
function moment(list: HTMLElement): number {
  const act = idle
  idle = undefined
  act?.()
  return list.querySelectorAll(`${SELECT.photo}[${ATTRIBUTE.drawn}]`).length
}

function listOf(photos: number): HTMLElement {
  const list = document.createElement('ul')
  const tile = `<li data-item="${ITEM.tile}"><span data-item="${ITEM.photo}"></span></li>`
  list.innerHTML = tile.repeat(photos)
  return list
}

test('tiles far below are drawn a few per idle moment', () => {
  const list = listOf(10)
  drawTilesWhenIdle(list)
  expect([moment(list), moment(list), moment(list)]).toEqual([4, 8, 10])
  expect(idle, 'no further idle moment is requested').toBeUndefined()
})

test('no tile is drawn after drawing is stopped', () => {
  const list = listOf(10)
  const stop = drawTilesWhenIdle(list)
  expect(moment(list)).toBe(4)
  stop()
  expect(moment(list)).toBe(4)
})
