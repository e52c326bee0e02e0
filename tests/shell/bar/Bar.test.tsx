// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStore } from '../../../src/store'
import { visit } from '../../motion/visit'

/** px: a long page, and the window. */
const HEIGHT = 3000
const WINDOW = 800
const END = HEIGHT - WINDOW

let position = 0
const observers = new Set<Observer>()

/** Reports where the page is each time the root is observed, as a browser does after a frame. */
class Observer {
  #isAsked = false
  constructor(readonly report: (entries: object[]) => void) {
    observers.add(this)
  }
  observe(target: Element) {
    if (target === document.documentElement) this.#isAsked = true
  }
  unobserve() {}
  disconnect() {
    this.#isAsked = false
  }
  answer() {
    if (!this.#isAsked) return
    const boundingClientRect = { top: -position, height: HEIGHT }
    this.report([
      { target: document.documentElement, boundingClientRect, rootBounds: { height: WINDOW } },
    ])
  }
}
const answer = () =>
  act(() => {
    for (const observer of observers) observer.answer()
  })

/** Scrolls to these positions in turn. Returns whether the bar is hidden at each. */
const scrollTo = (...positions: number[]) =>
  positions.map((y) => {
    position = y
    fireEvent.scroll(window)
    answer()
    return isHidden()
  })

async function openPage() {
  position = 0
  const router = await visit('/about')
  answer()
  return router
}

const button = () => screen.getByRole('button', { name: /^(Open|Close) menu$/ })
/** The bar and the menu button come and go together. */
const isHidden = () => {
  const said = [screen.getByRole('banner'), button()].map((part) => part.dataset.hidden)
  expect(said[0]).toBe(said[1])
  return said[0] === 'true'
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Observer))
afterEach(() => {
  cleanup()
  useStore.getState().closeMenu()
  vi.unstubAllGlobals()
})

test.each(['Back', 'the menu button'])(
  'the bar comes back when %s takes focus, and stays on a jitter',
  async (inside) => {
    await openPage()
    expect(scrollTo(800)).toEqual([true])
    act(() => (inside === 'Back' ? screen.getByRole('link', { name: 'Back' }) : button()).focus())
    answer()
    expect(isHidden()).toBe(false)
    expect(scrollTo(799, 798, 830)).toEqual([false, false, true])
  },
)

test('the bar never hides while the menu is open', async () => {
  await openPage()
  scrollTo(50)
  fireEvent.click(button())
  expect(scrollTo(400)).toEqual([false])
  await screen.findByRole('dialog', { name: 'Menu' })
  expect(scrollTo(600, 800)).toEqual([false, false])
  fireEvent.keyDown(document, { key: 'Escape' })
  answer()
  expect(isHidden()).toBe(false)
})

test('over-scroll bounce at the end of the page does not toggle the bar', async () => {
  await openPage()
  expect(scrollTo(END, END + 120, END + 60, END)).toEqual([true, true, true, true])
})

test('the heading of a page that cannot be fetched says so', async () => {
  const router = await openPage()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await act(() => router.navigate({ href: '/photography/landscape/iceland2018' }))
  const message = 'This page could not be fetched.'
  expect(screen.getByRole('heading', { level: 1, name: message })).toBe(document.activeElement)
  expect(screen.getByRole('main').textContent).toContain(message)
  // React and the router report the failure.
  vi.mocked(console.error).mockClear()
  vi.mocked(console.warn).mockClear()
})

test('the bar is shown on the next page even if it was hidden before', async () => {
  const router = await openPage()
  expect(scrollTo(800)).toEqual([true])
  await act(() => router.navigate({ to: '/projects' }))
  answer()
  expect(isHidden()).toBe(false)
})
