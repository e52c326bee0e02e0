// @vitest-environment happy-dom
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createSiteRouter } from '../../src/router'
import { usePhotoNavigation } from '../../src/viewer/usePhotoNavigation'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const ALBUM = '/photography/animals'
const photos = Array.from({ length: 57 }, (_, n) => ({ id: `photo-${n}`, src: '', alt: '' }))

test('the address is written no faster than browsers allow, and catches up', () => {
  vi.useFakeTimers()
  const history = createMemoryHistory({ initialEntries: [`${ALBUM}/photo-0`] })
  const written: number[] = []
  history.subscribe(() => void written.push(performance.now()))
  const router = createSiteRouter({ history })
  const { result } = renderHook(() => usePhotoNavigation(photos, ALBUM, 0), {
    wrapper: ({ children }) => (
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    ),
  })
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
