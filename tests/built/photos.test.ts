import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { albumPath } from '../../src/content/addresses'
import { readContent } from '../../src/content/source/readContent'
import { BUILT, fileOf, filesIn, textOf } from '../site/built'
import { attribute, canonicals, metas, tagsIn } from './tags'

/** Every photograph has one prerendered page, below its album's canonical address. */
const { content, folder } = BUILT.site
const { albums, site } = await readContent(content)

const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")

const pages = albums.flatMap((album) => {
  const { level, title } = album
  const photos = album.photos.filter(({ src, hide }) => src !== '' && !hide)
  return photos.map((photo, i) => {
    const path = `${albumPath(album)}/${photo.id}`
    return { path, album: albumPath(album), title, level, photos, photo, i }
  })
})
const htmlOf = (path: string) => plain(textOf(folder, fileOf(path)))
/** The canonical page by `src`: in the first public album, else in the first listed album. */
const homes = new Map<string, string>()
for (const level of ['public', 'listed'])
  for (const page of pages)
    if (page.level === level && !homes.has(page.photo.src)) homes.set(page.photo.src, page.path)

test('every photo page has title, description, canonical address, links, one h1 and one script', () => {
  const descriptions = new Map<string, string>()
  for (const { path, album, title, level, photos, photo, i } of pages) {
    const html = htmlOf(path)
    const place = `Photo ${i + 1} of ${photos.length}`
    // A photo of unlisted albums only is canonical at its own address.
    const home = `${site.url}${homes.get(photo.src) ?? path}`
    expect(html, path).toContain(`>${photo.alt || place} — ${title} — ${site.name}</title>`)
    expect(tagsIn(html, /<h1[\s>].*?<\/h1>/g), path).toHaveLength(1)
    expect(html, path).toContain(`>${photo.alt || place}</span></h1>`)
    expect(canonicals(html), path).toEqual([home])
    const links = tagsIn(html, /<a [^>]*>/g).map((tag) => attribute(tag, 'href'))
    for (const beside of [photos[i - 1], photos[i + 1]])
      if (beside) expect(links, path).toContain(`${album}/${beside.id}`)
    expect(links, path).toContain(`${album}#photo-${photo.id}`)
    expect(html.replaceAll(/<[^>]*>/g, ''), path).toContain(`${i + 1} of ${photos.length}`)
    const images = tagsIn(html, /<img [^>]*>/g)
    expect(
      images.map((tag) => attribute(tag, 'alt')),
      path,
    ).toEqual([photo.alt])
    expect(tagsIn(html, /<script (?!type="application\/ld\+json")[^>]*>/g), path).toHaveLength(1)

    const [description = ''] = metas(html, 'description')
    if (level === 'public' && home.endsWith(path)) {
      expect(description, path).toContain(place)
      expect(descriptions.get(description), `${path}: unique description`).toBeUndefined()
      descriptions.set(description, path)
    }
  }
})

test('every photo page has the robots tag and share card of its album’s level', () => {
  for (const { path, level } of pages) {
    const html = htmlOf(path)
    const said = (name: string) => metas(html, name)
    if (level === 'public') expect(said('robots'), path).toEqual([])
    else
      expect(
        ['robots', 'og:title', 'og:description', 'og:image'].flatMap(said),
        `${path} has the site's own card`,
      ).toEqual([
        'noindex, noimageindex',
        site.name,
        site.description,
        `${site.url}/cards/site.jpg`,
      ])
  }
})

test('every public photo has its own uncropped share picture, with size and alt text', async () => {
  const built = new Set(filesIn(folder))
  let tested = 0
  for (const { path, level, photo, i, photos } of pages) {
    // A photo without a file here, or of unknown size, has another card.
    if (level !== 'public' || !built.has(photo.src.slice(1)) || !photo.width) continue
    tested += 1
    const html = htmlOf(path)
    const [src] = metas(html, 'og:image')
    const file = new URL(src!).pathname.slice(1)
    expect(built, path).toContain(file)
    expect(metas(html, 'og:image:alt')[0], path).toBe(photo.alt)
    const told = [metas(html, 'og:image:width')[0], metas(html, 'og:image:height')[0]].map(Number)
    expect(told[0]! / told[1]!, path).toBeCloseTo(photo.width / photo.height!, 2)
    expect(Math.max(...told), path).toBe(1200)
    // One picture of each album is enough: reading all would take long.
    if (i !== photos.length - 1) continue
    const { format, width, height } = await sharp(join(folder, file)).metadata()
    expect([format, width, height], path).toEqual(['jpeg', ...told])
  }
  expect(tested).toBeGreaterThan(50)
})

describe.each([BUILT.site, BUILT.ownSite])('the site in $folder', (built) => {
  const files = filesIn(built.folder)

  test('every page has an existing share card', async () => {
    const { site, albums } = await readContent(built.content)
    const outside = new Set(
      albums.flatMap(({ photos }) =>
        photos.flatMap(({ src }) => (/^https?:/.test(src) ? new URL(src).host : [])),
      ),
    )
    const known = new Set(files)
    for (const file of files.filter((name) => name.endsWith('.html') && name !== '404.html')) {
      const [card = ''] = metas(textOf(built.folder, file), 'og:image')
      // A picture on another host is its own card.
      if (outside.has(new URL(card).host)) continue
      expect.soft(card.startsWith(`${site.url}/`), `${file}: ${card}`).toBe(true)
      expect.soft(known.has(card.slice(site.url.length + 1)), `${file}: ${card}`).toBe(true)
    }
  })

  test('every picture is shown on a page', () => {
    const texts = files
      .filter((file) => /\.(html|js|json|css)$/.test(file))
      .map((file) => textOf(built.folder, file))
    const pictures = files.filter((file) => file.startsWith('photos/'))
    // Your own site may have none.
    expect(pictures.length).toBeGreaterThan(built === BUILT.site ? 50 : -1)
    // A page names one width, or all of them.
    const stems = new Set(pictures.map((file) => file.replace(/-\d+\.avif$/, '-')))
    const unnamed = [...stems].filter((stem) => !texts.some((text) => text.includes(stem)))
    expect(unnamed).toEqual([])
  })
})
