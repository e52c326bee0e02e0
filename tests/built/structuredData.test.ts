import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { albumPath } from '../../src/content/addresses'
import { readContent } from '../../src/content/source/readContent'
import { BASE_SITE, BUILT, fileOf, filesIn, pagesIn, sitemapOf, textOf } from '../site/built'
import { LONGEST } from '../site/weigh'
import { metas, tagsIn } from './tags'
import { faultsOf } from './vocabulary'

type Node = Record<string, unknown> & { '@type'?: string; '@id'?: string }
type Image = Node & { contentUrl: string; url: string; hasPart: never }

const { content, folder } = BUILT.site
const { site, albums } = await readContent(content)
const SCRIPT = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g

const scriptsIn = (html: string) => Array.from(html.matchAll(SCRIPT), ([, json]) => json!)
const graphOf = (path: string, built: string = folder): Node[] => {
  const [json = '{"@graph":[]}'] = scriptsIn(textOf(built, fileOf(path)))
  return (JSON.parse(json) as { '@graph': Node[] })['@graph']
}
const ofType = (type: string, nodes: Node[]) => nodes.filter((node) => node['@type'] === type)
const paths = pagesIn(folder)
const told = paths.filter((path) => graphOf(path).length)
const imagesOf = (path: string, built?: string) =>
  graphOf(path, built).flatMap((node) =>
    ofType('ImageObject', [node, ...((node.hasPart as Node[] | undefined) ?? [])]),
  ) as Image[]

test('pages for search engines have structured data once, and other pages have none', () => {
  const isHidden = (path: string) => metas(textOf(folder, fileOf(path)), 'robots').length > 0
  expect(told).toEqual(paths.filter((path) => !isHidden(path)))
  for (const path of told) expect(scriptsIn(textOf(folder, fileOf(path))), path).toHaveLength(1)
  expect(scriptsIn(textOf(folder, '404.html'))).toEqual([])
})

test('structured data uses types, properties and values of schema.org only', () => {
  expect(told.flatMap((path) => graphOf(path).flatMap((node) => faultsOf(node, path)))).toEqual([])
  const planted = [
    { '@type': 'Photo' },
    { '@type': 'ImageObject', shutter: '1/250' },
    { '@type': 'ImageObject', creator: { '@type': 'WebSite' } },
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: true }] },
  ]
  for (const node of planted) expect(faultsOf(node)).toHaveLength(1)
})

test('every reference points to a node of the same page', () => {
  const idsIn = (value: unknown): { named: string[]; referred: string[] } => {
    const all = [value].flat().filter((one) => one !== null && typeof one === 'object') as Node[]
    const below = all.flatMap((node) => Object.values(node).map(idsIn))
    const ids = all.flatMap((node) => ('@id' in node ? [node] : []))
    const isReference = (node: Node) => Object.keys(node).length === 1
    return {
      named: [
        ...ids.filter((node) => !isReference(node)).map((node) => node['@id']!),
        ...below.flatMap(({ named }) => named),
      ],
      referred: [
        ...ids.filter(isReference).map((node) => node['@id']!),
        ...below.flatMap(({ referred }) => referred),
      ],
    }
  }
  for (const path of told) {
    const { named, referred } = idsIn(graphOf(path))
    // The gallery of a photograph has its own page.
    const missing = referred.filter((id) => !named.includes(id) && !id.endsWith('#page'))
    expect(missing, path).toEqual([])
    expect(new Set(named).size, `${path}: repeated id`).toBe(named.length)
  }
})

test.each([
  ['/', 'ProfilePage'],
  ['/about', 'ProfilePage'],
  ['/projects', 'CollectionPage'],
  ['/photography', 'CollectionPage'],
  ['/photography/landscape', 'CollectionPage'],
  ['/photography/animals', 'ImageGallery'],
  [LONGEST, 'ImageGallery'],
  ['/prices', 'WebPage'],
])('the page %s is a %s', (path, type) => {
  expect(ofType(type, graphOf(path))).toEqual([
    expect.objectContaining({ url: site.url + path, '@id': `${site.url}${path}#page` }),
  ])
})

test('home and about describe the owner as a Person', () => {
  for (const path of ['/', '/about']) {
    const nodes = graphOf(path)
    expect(ofType('Person', nodes)).toEqual([
      {
        '@type': 'Person',
        '@id': `${site.url}/#person`,
        name: site.name,
        url: `${site.url}/`,
        image: site.url + site.portrait!.src,
        sameAs: site.network!.url,
      },
    ])
    expect(ofType('ProfilePage', nodes)[0]?.mainEntity).toEqual({ '@id': `${site.url}/#person` })
  }
})

test('every page below home has breadcrumbs through existing public pages to itself', () => {
  const open = new Set(told.map((path) => site.url + path))
  for (const path of told) {
    const lists = ofType('BreadcrumbList', graphOf(path))
    expect(lists, path).toHaveLength(path === '/' ? 0 : 1)
    const items = (lists[0]?.itemListElement ?? []) as Record<string, string | number>[]
    if (!lists.length) continue
    expect(items.length, path).toBeGreaterThan(1)
    expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1))
    expect(items.every(({ name }) => name !== '')).toBe(true)
    expect(
      items.map(({ item }) => item).filter((item) => !open.has(item as string)),
      path,
    ).toEqual([])
    expect(items.at(-1)?.item).toBe(site.url + path)
  }
})

describe('photographs in structured data', () => {
  const open = albums.filter(({ level }) => level === 'public')
  const shown = (album: (typeof open)[number]) =>
    album.photos.filter(({ src, hide }) => src !== '' && !hide)

  test('of an album are those that its page shows, in the same order', () => {
    for (const album of open) {
      const images = imagesOf(albumPath(album))
      // A repeated photograph is one image.
      const first = new Map(
        shown(album)
          .slice(0, 120)
          .map(({ src, alt }) => [src, alt]),
      )
      expect(images.map(({ caption = '' }) => caption)).toEqual([...first.values()])
    }
  })

  test('are described on their own pages with all that image search asks for', () => {
    const files = new Set(filesIn(folder))
    for (const album of open)
      for (const photo of shown(album)) {
        const path = `${albumPath(album)}/${photo.id}`
        const [image, ...more] = imagesOf(path)
        expect(more, path).toEqual([])
        expect(image, path).toMatchObject({
          creditText: photo.rights?.credit ?? site.name,
          copyrightNotice: expect.stringMatching(/^© (\d{4} )?\p{L}/u) as string,
          representativeOfPage: true,
          isPartOf: { '@id': `${site.url}${albumPath(album)}#page` },
        })
        for (const address of [image!.contentUrl, image!.thumbnailUrl as string]) {
          const isHere = address.startsWith(`${site.url}/`)
          if (isHere && !photo.mirror)
            expect(
              files.has(decodeURI(address.slice(site.url.length + 1))) ||
                !files.has(photo.src.slice(1)),
              `${path}: ${address}`,
            ).toBe(true)
          else expect(address, path).toMatch(/^https?:\/\//)
        }
        if (photo.width) expect(image!.width, path).toBe(`${photo.width} px`)
        if (photo.alt) expect(image, path).toMatchObject({ caption: photo.alt, name: photo.alt })
        if (photo.capture?.taken) expect(image!.dateCreated, path).toBe(photo.capture.taken)
      }
  })

  test('have credit, copyright and licence', () => {
    const [first, second] = imagesOf('/photography/landscape/vesteralen2018')
    const licensed = {
      license: 'https://creativecommons.org/licenses/by-nc/4.0/',
      acquireLicensePage: 'https://boen.example/licences',
    }
    const credit = 'Ida Berg & co'
    expect(first).toMatchObject({
      ...licensed,
      creditText: credit,
      copyrightNotice: `© 2018 ${credit}`,
      creator: { '@type': 'Person', name: credit },
    })
    expect(second).toMatchObject({
      ...licensed,
      creditText: site.name,
      copyrightNotice: `© 2018 ${site.name}`,
      creator: { '@id': `${site.url}/#person` },
    })
    expect(imagesOf('/photography/animals')[0]).not.toHaveProperty('license')
  })

  test('that two public albums share have one id', () => {
    const images = told.flatMap((path) => imagesOf(path))
    const pages = new Set(sitemapOf(folder).map((path) => site.url + path))
    for (const { url, '@id': id } of images) {
      expect(pages.has(url), url).toBe(true)
      expect(id).toBe(`${url}#photo`)
    }
  })
})

test('every address in structured data includes the base path and exists', () => {
  const { base } = BASE_SITE
  const files = new Set(filesIn(BASE_SITE.folder))
  const images = pagesIn(BASE_SITE.folder).flatMap((path) => imagesOf(path, BASE_SITE.folder))
  const here = images.filter(({ contentUrl }) => contentUrl.startsWith(site.url))
  expect(here.length).toBeGreaterThan(20)
  for (const { contentUrl, url } of here) {
    expect(url.startsWith(`${site.url}${base}/photography/`), url).toBe(true)
    const file = decodeURI(contentUrl.slice(`${site.url}${base}/`.length))
    expect(files.has(file), contentUrl).toBe(true)
  }
})

test('structured data adds less than 2,500 bytes to a page of 57 photographs', () => {
  const html = textOf(folder, fileOf(LONGEST))
  const without = html.replace(tagsIn(html, SCRIPT)[0]!, '')
  const [whole, bare] = [html, without].map((text) => brotliCompressSync(text).length)
  expect(whole! - bare!).toBeLessThan(2500)
})
