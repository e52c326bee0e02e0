import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { Window } from 'happy-dom'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../src/content/source/readContent'
import { SELECT } from '../../src/document'
import { createSiteRouter } from '../../src/router'

const { albums } = await readContent('tests/fixtures/content')
const photosOf = (key: string) =>
  albums.find((album) => album.key === key)!.photos.filter(({ src, hide }) => src !== '' && !hide)

/** The main part of a page, as it is prerendered. */
async function mainOf(path: string) {
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  const { document } = new Window()
  document.body.innerHTML = renderToString(<RouterProvider router={router} />)
  const main = document.querySelector('main')!
  const values = (name: string) =>
    [...main.querySelectorAll('img')].map((image) => image.getAttribute(name))
  const head = router.state.matches.flatMap(({ meta }) => meta ?? [])
  return { main, values, head }
}

describe('each image has its alt text, and shows it as a caption unless it is empty', () => {
  test.each([
    ['/photography/landscape/iceland2018', 'iceland2018'],
    ['/photography/miscellaneous', 'miscellaneous'],
  ])('%s', async (path, key) => {
    const photos = photosOf(key)
    expect(photos.some(({ alt }) => alt === '')).toBe(true)
    const { main } = await mainOf(path)
    const figures = [...main.querySelectorAll('figure')].map((figure) => ({
      caption: figure.querySelector('figcaption')?.textContent ?? '',
      alt: figure.querySelector('img')!.getAttribute('alt'),
    }))
    expect(figures).toEqual(photos.map(({ alt }) => ({ caption: alt, alt })))
  })
})

test('an entry with an empty src is left out', async () => {
  const { values } = await mainOf('/photography/landscape/svalbard2022')
  expect(values('src')).toHaveLength(7)
  expect(values('src').filter((src) => !src)).toEqual([])
})

test('the first picture loads at once, the others when they come near', async () => {
  const { values } = await mainOf('/photography/landscape/northcape2022')
  const others = Array.from({ length: 56 })
  expect(values('loading')).toEqual(['eager', ...others.fill('lazy')])
  expect(values('fetchpriority')).toEqual(['high', ...others.fill(null)])
  expect(new Set(values('decoding'))).toEqual(new Set(['async']))
})

test.each([
  // On a phone the second cover is the larger one.
  ['/photography', 2],
  ['/photography/landscape', 1],
  ['/photography/portraits', 1],
])('the first covers of %s load at once, the others when they come near', async (path, first) => {
  const { values } = await mainOf(path)
  const loading = values('loading')
  expect(loading.length).toBeGreaterThan(first)
  expect(loading).toEqual(loading.map((_, i) => (i < first ? 'eager' : 'lazy')))
  expect(values('fetchpriority')).toEqual(loading.map((_, i) => (i < first ? 'high' : null)))
})

test('an album’s description stands above its rows and in its head', async () => {
  const { main, head } = await mainOf('/photography/landscape/svalbard2022')
  const said = 'Seven days between the ice and the light.'
  expect(main.textContent.startsWith(said)).toBe(true)
  const description = head.find((tag) => tag?.name === 'description')
  expect(description?.content).toBe(said)
})

test('a photo with JPEGs offers them to browsers without AVIF', async () => {
  const { main } = await mainOf('/photography/misc/5882c55bb476')
  const picture = main.querySelector(`${SELECT.viewer} picture`)!
  const source = picture.querySelector('source')!
  expect(source.getAttribute('type')).toBe('image/avif')
  expect(source.getAttribute('srcset')).toMatch(/-480\.avif 480w.*-1600\.avif/)
  const image = picture.querySelector('img')!
  expect(image.getAttribute('src')).toBe('/photos/5882c55bb476-960.jpg')
  expect(image.getAttribute('srcset')).toMatch(/-480\.jpg 480w.*-1600\.jpg/)
  expect(source.getAttribute('sizes')).toBe(image.getAttribute('sizes'))
})
