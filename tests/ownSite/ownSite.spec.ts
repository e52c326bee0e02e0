import type { BrowserContext, Page } from '@playwright/test'
import { albumPath, photoPath } from '../../src/content/addresses.ts'
import { allows } from '../../src/content/allows.ts'
import { publicFile } from '../../src/content/source/publicFile.ts'
import { type AlbumSource, readContent } from '../../src/content/source/readContent.ts'
import { SELECT } from '../../src/document.ts'
import { FACES } from '../../src/fonts/faces.ts'
import { filesOf } from '../../src/images/filesOf.ts'
import { violations } from '../site/axe.ts'
import { atRoot, BUILT, fileOf, filesIn, pagesIn, sitemapOf, textOf } from '../site/built.ts'
import { appRuns, expect, scrollThrough, test } from '../site/test.ts'
import { MOST, weigher } from '../site/weigh.ts'

/*
 * What must hold for your own content, whatever it is, in the site that `npm run build` made of it.
 * How the site behaves is tested on content of the tests' own, in tests/site.
 */
const { content: source, folder, origin, base } = BUILT.ownSite
const { albums, categories, pages: ownPages, site } = await readContent(source)

const files = filesIn(folder)
const known = new Set(files)
const pages = pagesIn(folder)
const html = (path: string) => atRoot(textOf(folder, fileOf(path)), base)
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, hit]) => hit!)

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' } as const
const unescaped = (text: string) =>
  text.replaceAll(
    /&(?:lt|gt|quot|#x27|amp);/g,
    (entity) => ENTITIES[entity as keyof typeof ENTITIES],
  )

const shown = ({ photos }: AlbumSource) => photos.filter(({ src, hide }) => src !== '' && !hide)
const having = (level: AlbumSource['level']) => albums.filter((album) => album.level === level)
/** The pages that show an album or one of its photographs, at every address. */
const pagesOf = ({ key, aliases }: AlbumSource) =>
  pages.filter((path) => [key, ...aliases].some((name) => path.split('/').includes(name)))

test.describe('pages', () => {
  test('have one h1 and a title that names you, and lead to pages that are there', () => {
    expect(pages).toEqual(expect.arrayContaining(['/', '/about', '/projects', '/photography']))
    const there = new Set(pages)
    for (const path of pages) {
      const text = html(path)
      expect.soft(all(text, /<(h1)[\s>]/g), path).toHaveLength(1)
      const [title = ''] = all(text, /<title[^>]*>([^<]*)<\/title>/g)
      expect.soft(unescaped(title), path).toContain(site.name)
      const links = all(text, /<a [^>]*href="(\/[^"#?]*)/g)
      const lost = links.filter((to) => !there.has(to) && !known.has(to.slice(1)))
      expect.soft(lost, `${path} links to nothing`).toEqual([])
    }
  })

  test('R23: every one that may be listed is linked from another', () => {
    const linked = new Set(
      pages.flatMap((path) =>
        all(html(path), /<a [^>]*href="(\/[^"#?]*)/g).filter((to) => to !== path),
      ),
    )
    const listed = albums.filter(({ level }) => allows(level, 'list')).map(albumPath)
    const inMenu = ownPages.filter((page) => page.menuLabel).map(({ id }) => `/${id}`)
    const wanted = ['/about', '/projects', '/photography', ...listed, ...inMenu]
    expect(wanted.filter((path) => !linked.has(path))).toEqual([])
  })

  test('name pictures, scripts, styles and cards that are there', () => {
    const missing = new Map<string, string>()
    for (const path of pages) {
      const text = html(path)
      const sets = all(text, /\bsrcset="([^"]*)"/gi).flatMap((set) =>
        set.split(', ').map((entry) => entry.split(' ')[0]!),
      )
      const cards = all(text, /property="og:image" content="([^"]*)"/g)
      const own = cards.flatMap((url) =>
        url.startsWith(site.url) ? url.slice(site.url.length) : [],
      )
      for (const src of [
        ...all(text, /<(?:img|script|link)[^>]* (?:src|href)="(\/[^"]*)"/g),
        ...sets,
        ...own,
      ]) {
        const file = publicFile(src)
        const isPage = pages.includes(src)
        if (file !== undefined && !isPage && !known.has(file)) missing.set(src, path)
      }
    }
    expect([...missing].map(([src, path]) => `${src}, on ${path}`)).toEqual([])
  })
})

test.describe('R19: privacy', () => {
  const texts = files.filter((file) => /\.(html|js|json|css|xml|txt|svg)$/.test(file))
  const machines = texts.filter((file) => /\.(xml|txt)$/.test(file))

  test('what is hidden is named nowhere, and its files are not published', () => {
    const open = new Set(
      albums.flatMap((album) => shown(album).flatMap(filesOf)).map(({ src }) => src),
    )
    const ids = new Set(albums.flatMap((album) => shown(album).map(({ id }) => id)))
    for (const photo of albums.flatMap(({ photos }) => photos.filter(({ hide }) => hide))) {
      for (const { src } of filesOf(photo).filter(({ src }) => src !== '' && !open.has(src)))
        expect.soft(known.has(publicFile(src) ?? ''), src).toBe(false)
      if (ids.has(photo.id)) continue
      const naming = texts.filter((file) => textOf(folder, file).includes(photo.id))
      expect.soft(naming, photo.id).toEqual([])
    }
  })

  test('an unlisted album is named by its own pages and data alone', () => {
    for (const album of having('unlisted')) {
      const own = new Set(
        pagesOf(album).flatMap((path) => [fileOf(path), `${path.slice(1)}/index.html`]),
      )
      const naming = texts.filter(
        (file) => !own.has(file) && textOf(folder, file).includes(album.key),
      )
      expect
        .soft(
          naming.filter((file) => !/^assets\/album-\w+\.json$/.test(file)),
          album.name,
        )
        .toEqual([])
      expect.soft(naming.length, `${album.name} has one data file`).toBe(1)
    }
  })

  test('neither it nor a listed one is for machines', () => {
    const sitemap = sitemapOf(folder).join('\n')
    for (const album of albums.filter(({ level }) => level !== 'public')) {
      expect
        .soft(
          sitemap.split('\n').filter((path) => path.split('/').includes(album.key)),
          album.name,
        )
        .toEqual([])
      expect
        .soft(
          files.filter((file) => file.startsWith(`cards/${album.key}`)),
          album.name,
        )
        .toEqual([])
      for (const file of machines.filter((name) => name !== 'sitemap.xml'))
        expect.soft(textOf(folder, file), file).not.toContain(album.key)
      for (const path of pagesOf(album)) {
        expect
          .soft(html(path), path)
          .toMatch(/<meta[^>]*name="robots"[^>]*content="noindex, noimageindex"/)
        const [card] = all(html(path), /property="og:image" content="([^"]*)"/g)
        expect.soft(card, path).toBe(`${site.url}/cards/site.jpg`)
      }
    }
  })
})

const lists = categories.filter(({ shows }) => shows === 'albums')
const first = categories.flatMap(
  ({ id }) => albums.find((a) => a.category === id && shown(a).length) ?? [],
)
const photo = first.slice(0, 1).map((album) => photoPath(album, shown(album)[0]!))
const isPhoto = (path: string) => photo.includes(path)
/** One page of each kind that your content has. */
const HANDFUL = [
  '/',
  '/about',
  '/projects',
  '/photography',
  ...ownPages.map(({ id }) => `/${id}`),
  ...lists.map(({ path }) => `/photography/${path}`),
  ...first.map(albumPath),
  ...photo,
].filter((path) => pages.includes(path))

test.describe('bytes', () => {
  const { sum, each, fonts, scriptsOf, weigh } = weigher(folder, base)

  test('of scripts, styles and fonts fit', () => {
    for (const path of HANDFUL) {
      const scripts = scriptsOf(path)
      const viewer = isPhoto(path) ? MOST.viewer : 0
      expect
        .soft(sum(scripts), `${path}\n${each(scripts)}`)
        .toBeLessThanOrEqual(MOST.script + viewer)
    }
    const styles = all(html('/about'), /<link rel="stylesheet"[^>]* href="(\/[^"]*)"/g)
    expect.soft(sum(styles), each(styles)).toBeLessThanOrEqual(MOST.style)
    const { asked, more, bytes } = fonts()
    expect.soft(bytes(asked)).toBeLessThanOrEqual(MOST.fonts)
    expect.soft(bytes(more)).toBeLessThanOrEqual(MOST.moreFonts)
  })

  test('of a page fit, however many photographs an album has', () => {
    for (const path of pages) expect.soft(weigh(path), path).toBeLessThanOrEqual(MOST.home)
  })
})

/** Pictures on other hosts are theirs to answer for: `npm run darkroom -- check --online` asks them. */
async function answerForOthers(context: BrowserContext) {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
}
const hosts = new Set(
  albums
    .flatMap((album) => shown(album).flatMap(filesOf))
    .flatMap(({ src }) => (src.startsWith('/') ? [] : new URL(src).origin)),
)

/** The fonts that the text of an element is set in. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  await client.detach()
  return fonts.map(({ familyName }) => familyName)
}

test('no word of your name is set in two fonts', async ({ page, context }) => {
  await answerForOthers(context)
  await page.goto(`${base}/about`)
  await appRuns(page)
  await page.waitForLoadState('networkidle')
  const fallback = `${SELECT.footer} .font-fallback`
  if ((await page.locator(fallback).count()) > 0)
    expect(await fontsOf(page, fallback)).not.toContain(FACES.culture.family)
  await page.locator(fallback).evaluateAll((words) => words.forEach((word) => word.remove()))
  // Emoji and signs have fonts of their own.
  if (!/[^\p{L}\p{M}\p{N}\x20-\x7e’]/u.test(site.name))
    expect(await fontsOf(page, SELECT.footer)).toEqual([FACES.culture.family])
})

for (const path of HANDFUL)
  test(`${path} comes without trouble, with every picture, and is open to all`, async ({
    page,
    context,
    expectTrouble,
  }) => {
    expectTrouble(
      ...[...hosts].map((host) => new RegExp(`^request elsewhere: ${host.replaceAll('.', '\\.')}`)),
    )
    await answerForOthers(context)
    const answer = await page.goto(base + path)
    expect(answer?.status()).toBe(200)
    await appRuns(page)
    // A photograph is shown over its album, whose pictures wait.
    if (!isPhoto(path)) await scrollThrough(page)
    const broken = await page.locator('img').evaluateAll((images) =>
      images
        .filter((image) => image instanceof HTMLImageElement)
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    )
    expect.soft(broken, 'broken pictures').toEqual([])
    await expect(page.getByText(/image unavailable/i)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect.soft(await violations(page), 'by day').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect.soft(await violations(page), 'by night').toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const wider = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
    await expect.poll(wider, 'px that the page is wider than a narrow phone').toBeLessThanOrEqual(0)
  })
