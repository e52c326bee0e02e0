// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { ATTRIBUTE } from '../src/document'

const order: string[] = []

vi.mock('react-dom/client', () => ({}))
vi.mock('../src/entry-client', () => {
  // Timers run in the order in which they are set, so this marks the next task.
  setTimeout(() => order.push('next task'))
  return { startApplication: () => order.push('start') }
})

afterEach(() => vi.restoreAllMocks())

test('the application starts in a task after the one that evaluates it', async () => {
  // The tests' document lacks it.
  Object.defineProperty(document, 'images', { value: [] })
  await import('../src/boot')
  window.dispatchEvent(new window.Event('pointerdown'))
  await expect.poll(() => order).toHaveLength(2)
  expect(order).toEqual(['next task', 'start'])
})

test('a click alone starts the application, as assistive technology sends it', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  vi.resetModules()
  await import('../src/boot')
  order.length = 0
  window.dispatchEvent(new window.Event('click'))
  await expect.poll(() => order).toContain('start')
})

test.each([
  ['with a fragment is scrolled to its top', '/photography/landscape#footer', [[{ top: 0 }]]],
  ['without a fragment stays at its top', '/photography/landscape', []],
])('a new document with a list %s', async (_, address, scrolls) => {
  window.history.replaceState(null, '', address)
  document.body.innerHTML = `<ul ${ATTRIBUTE.list}="album"></ul>`
  const navigation = { type: 'navigate' } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation])
  // The application starts after the document has loaded.
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.resetModules()
  await import('../src/boot')
  expect(scroll.mock.calls).toMatchObject(scrolls)
})
