// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { SHOT, travel } from '../../../src/table/page/album/shots'

const animate = vi.fn<(frames: { translate: string[] }) => Animation>()
/** Of each photograph, px from the top; the window has 768. */
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

test('pictures in view travel from where they stood to where they stand', () => {
  Object.assign(tops, { a: 0, b: 200, far: 9000 })
  travel(swap)
  const from = animate.mock.calls.map(([{ translate }]) => translate[0])
  expect(from).toEqual(['0px -200px', '0px 200px'])
})

test('with reduced motion they are there at once', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  travel(swap)
  expect(tops.a).toBe(200)
  expect(animate).not.toHaveBeenCalled()
})
