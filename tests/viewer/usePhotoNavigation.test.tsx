// @vitest-environment happy-dom
import {
  createMemoryHistory,
  RouterContextProvider,
  type RouterHistory,
} from '@tanstack/react-router'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createSiteRouter } from '../../src/router'
import { usePhotoNavigation } from '../../src/viewer/usePhotoNavigation'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ALBUM = '/photography/animals'
const photos = Array.from({ length: 57 }, (_, n) => ({ id: `photo-${n}`, src: '', alt: '' }))

function open(history: RouterHistory) {
  const router = createSiteRouter({ history })
  return renderHook(() => usePhotoNavigation(photos, ALBUM, 0), {
    wrapper: ({ children }) => (
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    ),
  })
}

test('the address is written no faster than browsers allow, and catches up', () => {
  vi.useFakeTimers()
  const history = createMemoryHistory({ initialEntries: [`${ALBUM}/photo-0`] })
  const written: number[] = []
  history.subscribe(() => void written.push(performance.now()))
  const { result } = open(history)
  // A key held down for two minutes, forth and back.
  for (let n = 0; n < 4800; n++) {
    act(() => result.current.step(n % 100 < 50 ? 1 : -1))
    act(() => void vi.advanceTimersByTime(25))
  }
  // Safari throws at the hundredth within 30 s.
  const within = written.map((end) => written.filter((at) => at > end - 30_000 && at <= end).length)
  expect(Math.max(...within)).toBeGreaterThan(30)
  expect(Math.max(...within)).toBeLessThan(100)
  act(() => result.current.go(20))
  act(() => void vi.advanceTimersByTime(1000))
  expect(history.location.pathname).toBe(`${ALBUM}/photo-20`)
  expect(history.length).toBe(1)
})

test('a document that Forward leads back to after it was closed is loaded again', () => {
  const entry = { key: 'a' }
  const from = { url: `${window.location.origin}${ALBUM}` }
  const activation = { navigationType: 'push', from, entry }
  vi.stubGlobal('navigation', { activation, currentEntry: entry })
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const history = createMemoryHistory({ initialEntries: [ALBUM, `${ALBUM}/photo-0`] })
  const { result } = open(history)
  act(() => result.current.close())
  expect(history.location.pathname).toBe(ALBUM)
  expect(reload).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pageshow'))
  expect(reload).toHaveBeenCalledOnce()
})
