// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { NO_INDEX } from '../../src/content/searchIndex'
import { searchEarly, useAnswer } from '../../src/search/useAnswer'

// Loads the code of the search.
beforeAll(() => searchEarly(NO_INDEX, ''))
afterEach(cleanup)

test.each(['online', 'submit'])('a search that failed is tried again on %s', async (type) => {
  const index = { ...NO_INDEX, files: `/search-before-${type}`, starts: ['a'] }
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const { result } = renderHook(() => useAnswer(index, 'snow', undefined))
  await waitFor(() => expect(result.current).toEqual({ hasFailed: true }))
  window.fetch = () => Promise.resolve(Response.json([['snow', [0, 1]]]))
  act(() => void window.dispatchEvent(new Event(type)))
  await waitFor(() => expect(result.current?.found?.all.terms).toEqual(new Set(['snow'])))
  expect(result.current?.hasFailed).toBeUndefined()
})
