// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { redirectPresses } from '../../src/motion/redirectPresses'

test('a press during a transition reaches the element under it with the time of the press', () => {
  const skipTransition = vi.fn()
  redirectPresses(() => ({ skipTransition }) as unknown as ViewTransition)
  const target = document.body.appendChild(document.createElement('button'))
  document.elementFromPoint = () => target
  const received: Event[] = []
  document.addEventListener('pointerdown', (event) => received.push(event))
  const press = new PointerEvent('pointerdown', { bubbles: true, pointerId: 7, clientX: 5 })
  const timeStamp = performance.now() - 500
  Object.defineProperties(press, { isTrusted: { value: true }, timeStamp: { value: timeStamp } })
  document.body.dispatchEvent(press)
  expect(skipTransition).toHaveBeenCalledOnce()
  expect(received).toMatchObject([{ target, timeStamp, pointerId: 7, clientX: 5 }])
})
