import { parseJsonFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import type { AlbumPhoto } from '../../../src/content/album'
import type { AlbumData } from '../../../src/content/loading/load'
import type { Level } from '../../../src/content/schema'
import { feedFiles } from '../../../src/prerender/feeds/feedFiles'

const SITE = {
  name: 'Ada & Bøen',
  url: 'https://ada.example/site',
  description: 'Hills <mostly>.',
  lang: 'de',
}
const album = (key: string, level: Level, photos: AlbumPhoto[], year?: number): AlbumData => ({
  album: { key, title: `The ${key}`, level, year } as unknown as AlbumData['album'],
  photos,
})
const photo = (id: string, taken?: string): AlbumPhoto => ({
  id,
  src: `/site/photos/${id}-1600.avif`,
  alt: `“${id}” & <more>`,
  width: 1600,
  height: 800,
  ...(taken === undefined ? {} : { capture: { taken: `${taken}T10:00:00` } }),
})
const filesOf = (albums: AlbumData[], bytesOf = (_file: string): number | undefined => undefined) =>
  feedFiles(SITE, { albums, bytesOf })
const rssOf = (files: Record<string, string>) => parseRssFeed(files['feed.xml']!)
const jsonOf = (files: Record<string, string>) => parseJsonFeed(JSON.parse(files['feed.json']!))

test('both feeds list each photograph with a drawn picture, newest first', () => {
  const files = filesOf(
    [
      album('lakes', 'public', [photo('a1', '2019-05-01'), photo('a2')], 2020),
      album('hills', 'public', [photo('b1', '2021-05-01')]),
    ],
    (file) => (file === 'cards/hills/b1.jpg' ? 4321 : undefined),
  )
  const rss = rssOf(files)
  expect(rss).toMatchObject({
    title: SITE.name,
    link: `${SITE.url}/`,
    description: SITE.description,
    language: 'de',
    atom: { links: [{ href: `${SITE.url}/feed.xml`, rel: 'self' }] },
  })
  const urls = ['hills/b1', 'lakes/a2', 'lakes/a1'].map((end) => `${SITE.url}/photography/${end}`)
  expect(rss.items?.map(({ guid }) => guid)).toEqual(
    urls.map((value) => ({ value, isPermaLink: true })),
  )
  const card = `${SITE.url}/cards/hills/b1.jpg`
  expect(rss.items?.[0]).toMatchObject({
    title: '“b1” & <more>',
    link: urls[0],
    pubDate: 'Sat, 01 May 2021 10:00:00 GMT',
    categories: [{ name: 'The hills' }],
    enclosures: [{ url: card, length: 4321, type: 'image/jpeg' }],
    description: `<a href="${urls[0]}"><img src="${card}" alt="“b1” &amp; &lt;more>" width="1200" height="600"></a>`,
    media: {
      contents: [{ url: card, medium: 'image', type: 'image/jpeg', fileSize: 4321, width: 1200 }],
    },
  })
  // Without a card, the entry has the photograph itself, whose size in bytes is unknown.
  expect(rss.items?.[1]?.enclosures).toBeUndefined()
  expect(rss.items?.[1]?.media?.contents?.[0]).toMatchObject({
    url: `${SITE.url}/photos/a2-1600.avif`,
    type: 'image/avif',
  })
  expect(rss.items?.[1]?.pubDate).toBeUndefined()

  const json = jsonOf(files)
  expect(json).toMatchObject({ feed_url: `${SITE.url}/feed.json`, language: 'de' })
  expect(json.items?.map(({ id }) => id)).toEqual(urls)
  expect(json.items?.[0]).toMatchObject({
    url: urls[0],
    image: card,
    date_published: '2021-05-01T10:00:00.000Z',
    attachments: [{ url: card, mime_type: 'image/jpeg', size_in_bytes: 4321 }],
  })
})

test('feeds list public albums only; without any there is no feed', () => {
  const own = album('kin', 'listed', [photo('k1', '2024-01-01')])
  const hidden = album('proofs', 'unlisted', [photo('p1', '2024-01-01')])
  expect(filesOf([own, hidden])).toEqual({})
  const files = filesOf([own, hidden, album('lakes', 'public', [photo('a1', '2019-05-01')])])
  expect(rssOf(files).items).toHaveLength(1)
  expect(jsonOf(files).items).toHaveLength(1)
})

test('a photograph of two albums is one entry, and a feed has at most 100 entries', () => {
  const again = { ...photo('a1', '2019-05-01'), canonical: '/photography/lakes/a1' }
  const many = Array.from({ length: 120 }, (_, i) => photo(`m${i}`, '2018-05-01'))
  const files = filesOf([
    album('lakes', 'public', [photo('a1', '2019-05-01')]),
    album('more', 'public', [again, ...many]),
  ])
  const { items = [] } = rssOf(files)
  expect(items).toHaveLength(100)
  expect(items.filter(({ guid }) => guid?.value?.endsWith('/a1'))).toHaveLength(1)
})

test('feeds do not contain the time of the build', () => {
  const albums = [album('lakes', 'public', [photo('a1', '2019-05-01'), photo('a2')])]
  expect(JSON.stringify(filesOf(albums))).not.toContain(`${new Date().getFullYear()}`)
})

test('both feeds state credit, copyright and licence', () => {
  const rights = { license: 'CC BY 4.0', credit: 'Ida & co', acquire: 'https://ada.example/buy' }
  const one = { ...photo('a1', '2019-05-01'), rights }
  const files = filesOf([album('lakes', 'public', [one, photo('a2', '2018-05-01')])])
  const license = 'https://creativecommons.org/licenses/by/4.0/'
  const [first, second] = rssOf(files).items!
  expect(first?.media).toMatchObject({
    credits: [{ value: 'Ida & co', role: 'photographer' }],
    copyright: { value: '© 2019 Ida & co', url: rights.acquire },
    licenses: [{ href: license }],
  })
  expect(second?.media).toMatchObject({
    credits: [{ value: SITE.name }],
    copyright: { value: `© 2018 ${SITE.name}` },
  })
  expect(second?.media?.licenses).toBeUndefined()
  const json = JSON.parse(files['feed.json']!) as { items: object[] }
  expect(json.items[0]).toMatchObject({
    authors: [{ name: 'Ida & co' }],
    _rights: { license, acquire: rights.acquire, copyright: '© 2019 Ida & co' },
  })
})
