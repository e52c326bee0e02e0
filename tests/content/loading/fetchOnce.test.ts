// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchOnce, forgetFetched } from '../../../src/content/loading/fetchOnce'
import { notePageLoaded, setPageAwaited } from '../../../src/missingFile'

const fetched = vi.fn<() => Promise<Response>>()
const reload = vi.fn<() => void>()
const answer = (status: number, type: string) => () =>
  Promise.resolve(new Response('{"albums":[]}', { status, headers: { 'content-type': type } }))
const gone = [answer(404, 'application/json'), answer(200, 'text/html')]

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  setPageAwaited(() => true)
  forgetFetched()
  sessionStorage.clear()
  vi.clearAllMocks()
})

test('a data file is fetched once', async () => {
  fetched.mockImplementation(answer(200, 'application/json'))
  expect(await fetchOnce('/data/albums.json')).toEqual({ albums: [] })
  await fetchOnce('/data/albums.json')
  expect(fetched).toHaveBeenCalledOnce()
})

test('a failed request is repeated at the next call and does not reload the page', async () => {
  for (const failure of [() => Promise.reject(new Error()), answer(503, 'text/html')]) {
    fetched.mockImplementation(failure)
    await expect(fetchOnce('/data/albums.json')).rejects.toThrow()
  }
  fetched.mockImplementation(answer(200, 'application/json'))
  expect(await fetchOnce('/data/albums.json')).toEqual({ albums: [] })
  expect(reload).not.toHaveBeenCalled()
})

test.each([0, 1])('a missing data file reloads the page once (%i)', async (how) => {
  fetched.mockImplementation(gone[how]!)
  // This promise never settles, because the page reloads.
  void fetchOnce('/data/albums.json')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  forgetFetched()
  await expect(fetchOnce('/data/albums.json')).rejects.toThrow()
  expect(reload).toHaveBeenCalledOnce()
  // The page has loaded meanwhile: a file that goes missing later may reload it again.
  notePageLoaded()
  forgetFetched()
  void fetchOnce('/data/albums.json')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

test('a missing data file does not reload a page that nobody waits for', async () => {
  fetched.mockImplementation(gone[0]!)
  setPageAwaited(() => false)
  await expect(fetchOnce('/data/albums.json')).rejects.toThrow()
  expect(reload).not.toHaveBeenCalled()
})
