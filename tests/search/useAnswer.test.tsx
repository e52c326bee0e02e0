// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NO_INDEX } from '../../src/content/searchIndex'
import { useAnswer } from '../../src/search/useAnswer'

const ANSWER = { numbers: [], whole: 0, wordCount: 1, terms: new Set<string>() }
const search = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('../../src/search/searchPhotos', () => ({ searchPhotos: search }))
vi.mock('../../src/search/FoundRows', () => ({}))
vi.mock('../../src/search/shard', () => ({ wordsNear: async () => [] }))

afterEach(cleanup)

test.each(['online', 'submit'])('a search that failed is tried again on %s', async (type) => {
  search.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(ANSWER)
  const { result } = renderHook(() => useAnswer(NO_INDEX, 'snow', undefined))
  await waitFor(() => expect(result.current).toEqual({ hasFailed: true }))
  act(() => void window.dispatchEvent(new Event(type)))
  await waitFor(() => expect(result.current?.found?.all).toBe(ANSWER))
  expect(result.current?.hasFailed).toBeUndefined()
})
