// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

const order: string[] = []

vi.mock('react-dom/client', () => ({}))
vi.mock('../src/entry-client', () => {
  // Timers run in the order in which they are set, so this marks the next task.
  setTimeout(() => order.push('next task'))
  return { startApplication: () => order.push('start') }
})

test('the application starts in a task after the one that evaluates it', async () => {
  // The tests' document lacks it.
  Object.defineProperty(document, 'images', { value: [] })
  await import('../src/boot')
  window.dispatchEvent(new window.Event('pointerdown'))
  await expect.poll(() => order).toHaveLength(2)
  expect(order).toEqual(['next task', 'start'])
})
