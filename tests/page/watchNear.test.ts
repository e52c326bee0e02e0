// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { watchNear } from '../../src/page/watchNear'

const frame = () => new Promise(requestAnimationFrame)

test.each([
  ['the page', document, document.documentElement],
  ['an element', document.body, document.body],
])('when %s scrolls, a place is told that it comes near, and that it leaves', async (...how) => {
  const [, target, scroller] = how
  const place = document.createElement('p')
  place.getBoundingClientRect = () => new DOMRect(0, 5000 - scroller.scrollTop, 100, 100)
  const tell = vi.fn()
  const stop = watchNear(place, tell)
  const scrollTo = async (top: number) => {
    scroller.scrollTop = top
    target.dispatchEvent(new Event('scroll'))
    await frame()
    return tell.mock.lastCall?.[0] as boolean | undefined
  }
  await frame()
  expect(tell).not.toHaveBeenCalled()
  expect(await scrollTo(4500)).toBe(true)
  expect(await scrollTo(100)).toBe(false)
  stop()
  await scrollTo(4500)
  expect(tell).toHaveBeenCalledTimes(2)
})
