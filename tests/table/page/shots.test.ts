// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { SHOT, travel } from '../../../src/table/page/state/shots'

const animate = vi.fn<(frames: { translate: string[] }) => Animation>()
/** The distance of each photograph from the top, px. The window has 768. */
const tops: Record<string, number> = {}

beforeEach(() => {
  animate.mockClear()
  document.body.innerHTML = ['a', 'b', 'far'].map((id) => `<p ${SHOT}="${id}"></p>`).join('')
  Element.prototype.animate = animate
  Element.prototype.getBoundingClientRect = function () {
    return new DOMRect(0, tops[this.getAttribute(SHOT)!], 100, 100)
  }
})

const swap = () => void Object.assign(tops, { a: 200, b: 0, far: 8000 })

test('pictures in view travel from their old place to their new place', async () => {
  Object.assign(tops, { a: 0, b: 200, far: 9000 })
  travel(swap, false)
  expect(animate, 'before the caller could scroll to a new place').not.toHaveBeenCalled()
  await Promise.resolve()
  const from = animate.mock.calls.map(([{ translate }]) => translate[0])
  expect(from).toEqual(['0px -200px', '0px 200px'])
})

test('pictures are at their new place at once with reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  travel(swap, false)
  await Promise.resolve()
  expect(tops.a).toBe(200)
  expect(animate).not.toHaveBeenCalled()
})

test('a focused picture stays where it is when others come before it', () => {
  document.body.innerHTML = `<div><main style="overflow-y: auto">${document.body.innerHTML}</main></div>`
  const [table, focused] = [document.querySelector('main')!, document.querySelector('p')!]
  focused.tabIndex = 0
  focused.focus()
  Object.assign(tops, { a: 300, b: 400, far: 9000 })
  travel(() => Object.assign(tops, { a: 900, b: 1000 }), true)
  expect(table.scrollTop).toBe(600)
  Object.assign(tops, { a: 300 })
  travel(() => Object.assign(tops, { a: 900 }), false)
  expect(table.scrollTop, 'after a move of its own').toBe(600)
})
