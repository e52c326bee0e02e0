import { expect, test } from 'vitest'
import { describeAlbums } from '../../../src/prerender/shown/dataFiles'
import { readContent } from '../../../src/content/source/readContent'
import { sitemapEntries, sitemapFiles } from '../../../src/prerender/pages/sitemapFiles'

const URL = 'https://ada.example/site'
const entries = (count: number) => Array.from({ length: count }, (_, i) => ({ path: `/${i}` }))
const locsIn = (xml: string) => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, loc]) => loc)

test('one sitemap holds up to 50,000 addresses', () => {
  expect(Object.keys(sitemapFiles(URL, entries(50_000)))).toEqual(['sitemap.xml'])
})

test('more addresses are split into further sitemaps that an index names', () => {
  const { 'sitemap.xml': index, ...files } = sitemapFiles(URL, entries(7), 3)
  expect(index).toContain('<sitemapindex ')
  expect(locsIn(index!)).toEqual(Object.keys(files).map((file) => `${URL}/${file}`))
  expect(Object.values(files).flatMap(locsIn)).toEqual(entries(7).map(({ path }) => URL + path))
})

test('a picture has its full, escaped address', () => {
  const image = 'https://img.example.com/a lake.jpg?w=1&h=2'
  const { 'sitemap.xml': xml } = sitemapFiles(URL, [
    { path: '/a', image },
    { path: '/b', image: '/site/photos/b-1600.avif', lastmod: '2021-09-10' },
  ])
  expect(xml).toContain('<image:loc>https://img.example.com/a%20lake.jpg?w=1&amp;h=2</image:loc>')
  expect(xml).toContain('<image:loc>https://ada.example/site/photos/b-1600.avif</image:loc>')
  expect(xml).toContain('<lastmod>2021-09-10</lastmod>')
})

test('an album has the date of its newest photograph, and other pages have no date', async () => {
  const content = await readContent('tests/fixtures/content')
  const albums = [...describeAlbums(content.albums).values()].map(({ data }) => data)
  const dated = sitemapEntries(content, albums).filter(({ lastmod }) => lastmod)
  expect(dated).toContainEqual({ path: '/photography/landscape/senja2021', lastmod: '2021-09-10' })
  const open = albums.filter(({ album, photos }) => {
    return album.level === 'public' && photos.some(({ capture }) => capture?.taken)
  })
  expect(dated).toHaveLength(open.length)
})
