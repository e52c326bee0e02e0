// @vitest-environment happy-dom
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CHUNK, type FoundPhoto, FIRST_PHOTOS, NO_INDEX } from '../../src/content/searchIndex'
import { createSiteRouter } from '../../src/router'
import { PhotoSetPage } from '../../src/search/PhotoSetPage'
import { packNumbers } from '../../src/search/terms/postings'

let tell: ((isNear: boolean) => void) | undefined
vi.mock('../../src/page/watchNear', () => ({
  watchNear(_place: Element, told: typeof tell) {
    tell = told
    return () => {
      tell = undefined
    }
  },
}))
afterEach(cleanup)

const COUNT = 64
const photo = (n: number): FoundPhoto => {
  const size = { width: 100 + ((n * 37) % 90), height: 100 }
  return { id: `${n}`, src: '/a.jpg', alt: '', album: 0, place: n, ...size }
}
const index = {
  ...NO_INDEX,
  albums: [{ title: 'Alps', path: '/photography/alps', count: COUNT }],
  runs: [[2022, 0, COUNT] satisfies [number, number, number]],
}
const setOf = (title: string, count: number) => {
  const numbers = Array.from({ length: count }, (_, n) => n)
  const photos = numbers.slice(0, FIRST_PHOTOS).map(photo)
  return { title, numbers: packNumbers(numbers), photos }
}
const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: ['/'] }) })
const page = (set: ReturnType<typeof setOf>) => (
  <RouterContextProvider router={router}>
    <PhotoSetPage {...{ index, set }} />
  </RouterContextProvider>
)
const layouts = () => screen.getAllByRole('listitem').map((tile) => tile.getAttribute('style'))
const tiles = () => layouts().length
/** The visitor scrolls to the end of the list, away from it first. */
const approach = async () => {
  await vi.waitFor(() => expect(tell).toBeDefined())
  await act(async () => {
    tell?.(false)
    tell?.(true)
  })
}

test('more photographs load near the end, also after a failure, and are there again on return', async () => {
  const year = setOf('2022', COUNT)
  render(page(year))
  expect(tiles()).toBe(FIRST_PHOTOS)
  window.fetch = () => Promise.reject(new Error('offline'))
  await approach()
  expect(tiles()).toBe(FIRST_PHOTOS)
  window.fetch = (url) => {
    const first = Number(/(\d+)\.json/.exec(url as string)?.[1]) * CHUNK
    const photos = Array.from({ length: CHUNK }, (_, i) => photo(first + i))
    return Promise.resolve(Response.json(photos))
  }
  const layout = layouts()
  await approach()
  await vi.waitFor(() => expect(tiles()).toBe(2 * FIRST_PHOTOS))
  expect(layouts().slice(0, FIRST_PHOTOS), 'the rows on screen stay').toEqual(layout)
  cleanup()
  const { rerender } = render(page(year))
  expect(tiles()).toBe(2 * FIRST_PHOTOS)
  // Of two imports at once, the second would be of the module that is not mocked.
  await vi.waitFor(() => expect(tell).toBeDefined())
  rerender(page(setOf('ice', FIRST_PHOTOS + 6)))
  await approach()
  await vi.waitFor(() => expect(tiles()).toBe(FIRST_PHOTOS + 6))
})
