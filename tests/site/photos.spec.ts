import sharp from 'sharp'
import { join } from 'node:path'
import { albumPath } from '../../src/content/addresses.ts'
import { readContent } from '../../src/content/source/readContent.ts'
import { BUILT, fileOf, filesIn, textOf } from './built.ts'
import { expect, test } from './test.ts'
import { counter, next, previous, viewer } from './viewer.ts'

/*
 * R18: every photograph has a page, printed once, below its album's canonical address (R24). Read as
 * files, because there are hundreds of them; some are opened in a browser.
 */
const { content, folder } = BUILT.site
const { albums, site } = await readContent(content)

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&#x27;', "'")
const tags = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([tag]) => tag)
const meta = (html: string, name: string) =>
  tags(html, /<meta [^>]*>/g)
    .filter((tag) => tag.includes(`="${name}"`))
    .map((tag) => attribute(tag, 'content'))
const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")

const pages = albums.flatMap((album) => {
  const { level, title } = album
  const photos = album.photos.filter(({ src, hide }) => src !== '' && !hide)
  const path = albumPath(album)
  return photos.map((photo, i) => ({ album: path, title, level, photos, photo, i }))
})
/** By `src`: the first public album that has it, else the first that is listed. */
const homes = new Map<string, string>()
for (const level of ['public', 'listed'])
  for (const page of pages)
    if (page.level === level && !homes.has(page.photo.src))
      homes.set(page.photo.src, `${page.album}/${page.photo.id}`)

for (const built of Object.values(BUILT))
  test(`no picture is in ${built.folder} that none of its pages shows`, () => {
    const files = filesIn(built.folder)
    const texts = files
      .filter((file) => /\.(html|js|json|css)$/.test(file))
      .map((file) => textOf(built.folder, file))
    const pictures = files.filter((file) => file.startsWith('photos/'))
    expect(pictures.length).toBeGreaterThan(50)
    // A page names one width, or all of them.
    const stems = new Set(pictures.map((file) => file.replace(/-\d+\.avif$/, '-')))
    const unnamed = [...stems].filter((stem) => !texts.some((text) => text.includes(stem)))
    expect(unnamed).toEqual([])
  })

test('each is whole as a file: title, description, canonical, robots, links, one h1', () => {
  const descriptions = new Map<string, string>()
  for (const { album, title, level, photos, photo, i } of pages) {
    const path = `${album}/${photo.id}`
    const html = plain(textOf(folder, fileOf(path)))
    const place = `Photo ${i + 1} of ${photos.length}`
    // One that stands in unlisted albums alone is at home there.
    const home = `${site.url}${homes.get(photo.src) ?? path}`
    expect(html, path).toContain(`>${photo.alt || place} — ${title} — ${site.name}</title>`)
    expect(tags(html, /<h1[\s>].*?<\/h1>/g), path).toHaveLength(1)
    expect(html, path).toContain(`>${photo.alt || place}</span></h1>`)
    const canonicals = tags(html, /<link[^>]*rel="canonical"[^>]*>/g)
    expect(
      canonicals.map((tag) => attribute(tag, 'href')),
      path,
    ).toEqual([home])
    expect(meta(html, 'robots'), path).toEqual(level === 'public' ? [] : ['noindex, noimageindex'])
    const links = tags(html, /<a [^>]*>/g).map((tag) => attribute(tag, 'href'))
    for (const beside of [photos[i - 1], photos[i + 1]])
      if (beside) expect(links, path).toContain(`${album}/${beside.id}`)
    expect(links, path).toContain(`${album}#photo-${photo.id}`)
    expect(html.replaceAll(/<[^>]*>/g, ''), path).toContain(`${i + 1} of ${photos.length}`)
    const images = tags(html, /<img [^>]*>/g)
    expect(
      images.map((tag) => attribute(tag, 'alt')),
      path,
    ).toEqual([photo.alt])
    expect(tags(html, /<script\b[^>]*>/g), path).toHaveLength(1)

    const [description = ''] = meta(html, 'description')
    if (level === 'public' && home.endsWith(path)) {
      expect(description, path).toContain(place)
      expect(descriptions.get(description), `${path}: a description of its own`).toBeUndefined()
      descriptions.set(description, path)
    }
  }
})

test('each in the open has a share picture of its own, whole, with its size and alt text', async () => {
  const built = new Set(filesIn(folder))
  for (const { album, level, photo, i, photos } of pages) {
    if (level !== 'public') continue
    const path = `${album}/${photo.id}`
    const html = plain(textOf(folder, fileOf(path)))
    // One that is not here to be drawn, or of unknown size, has another card: see levels.spec.
    if (!built.has(photo.src.slice(1)) || !photo.width) continue
    const [src] = meta(html, 'og:image')
    const file = new URL(src!).pathname.slice(1)
    expect(built, path).toContain(file)
    expect(meta(html, 'og:image:alt')[0], path).toBe(photo.alt)
    const told = [meta(html, 'og:image:width')[0], meta(html, 'og:image:height')[0]].map(Number)
    expect(told[0]! / told[1]!, path).toBeCloseTo(photo.width / photo.height!, 2)
    expect(Math.max(...told), path).toBe(1200)
    // Reading them all would take long, and one of an album is like the others.
    if (i !== photos.length - 1) continue
    const { format, width, height } = await sharp(join(folder, file)).metadata()
    expect([format, width, height], path).toEqual(['jpeg', ...told])
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('previous, next and close are links, and nothing else is there to press', async ({
    page,
  }) => {
    const { album, photos } = pages.find(({ title }) => title === 'Iceland 2018')!
    await page.goto(`${album}/${photos[0]!.id}`)
    await expect(previous(page)).not.toHaveAttribute('href')
    await next(page).click()
    await expect(page).toHaveURL(`${album}/${photos[1]!.id}`)
    await expect(counter(page)).toHaveText(/^2 of /)
    await expect(viewer(page).getByRole('img')).toBeVisible()
    await previous(page).click()
    await expect(page).toHaveURL(`${album}/${photos[0]!.id}`)
    await expect(page.getByRole('button')).toHaveCount(0)
    const stops = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('a[href], button')]
      return all.filter((stop) => !stop.closest('[inert]') && !stop.closest('[role=dialog]')).length
    })
    expect(stops).toBe(0)
  })
})
