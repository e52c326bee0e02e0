// @vitest-environment happy-dom
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createSiteRouter } from '../../src/router'
import { useQuery } from '../../src/search/useQuery'

test('a query is written to the address of the search, but not to that of the next page', () => {
  vi.useFakeTimers()
  const history = createMemoryHistory({ initialEntries: ['/photography/search'] })
  const router = createSiteRouter({ history })
  const written = vi.spyOn(window.history, 'replaceState')
  const { result } = renderHook(() => useQuery('', undefined), {
    wrapper: ({ children }) => (
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    ),
  })
  act(() => result.current.type('snow'))
  act(() => void vi.advanceTimersByTime(1000))
  expect(written).toHaveBeenLastCalledWith(expect.anything(), '', '/photography/search?q=snow')
  act(() => result.current.type('snowfall'))
  // The page stays mounted while the next one loads.
  history.push('/photography')
  act(() => void vi.advanceTimersByTime(1000))
  expect(written).toHaveBeenCalledOnce()
})
