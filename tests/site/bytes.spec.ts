import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readContent } from '../../src/content/read.ts'
import { BUILT, fileOf, filesIn, pagesIn, textOf } from './built.ts'
import { appRuns, expect, test } from './test.ts'

/**
 * Bytes after brotli at its best, but for fonts, which are packed already. They catch changes of
 * kind, such as a library in the first load: none leaves so little room that code is bent for it.
 */
const MOST = {
  script: 100_000,
  viewer: 16_000,
  motion: 6_500,
  style: 11_000,
  fonts: 66_000,
  album: 22_000,
  home: 40_000,
} as const

const { folder, content: source } = BUILT.site
const LONGEST = '/photography/landscape/roadtrip2022'
/** One page of each kind: each route loads parts of its own. */
const KINDS = [
  '/',
  '/about',
  '/projects',
  '/photography',
  '/photography/landscape',
  '/photography/portraits',
  '/photography/animals',
  '/photography/portraits/trudysnowmaternity',
  LONGEST,
]

const bytesOf = (path: string) => readFileSync(join(folder, fileOf(path)))
const weights = new Map<string, number>()
function weigh(path: string): number {
  const known = weights.get(path) ?? brotliCompressSync(bytesOf(path)).length
  weights.set(path, known)
  return known
}
const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + weigh(path), 0)
const each = (paths: Iterable<string>) =>
  [...paths].map((path) => `${weigh(path)} ${path}`).join('\n')

const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found]) => found!)

/** These scripts with all that they import before they run. */
function withImports(paths: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    const imports = matches(
      textOf(folder, fileOf(path)),
      /(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+\.js)["'`]/g,
    )
    for (const file of imports) visit(posix.join(posix.dirname(path), file))
  }
  paths.forEach(visit)
  return found
}

/** The scripts of a page's first load, as its HTML tells them. */
function scriptsOf(page: string): Set<string> {
  const html = textOf(folder, fileOf(page))
  const named = matches(html, /<script[^>]* src="([^"]+)"/g)
  const preloaded = matches(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g)
  const next = matches(html, /data-next="([^"]*)"/g).flatMap((list) => list.split(' '))
  const later = named.flatMap((path) =>
    matches(textOf(folder, fileOf(path)), /\bimport\(\s*["'`](\.[^"'`]+\.js)["'`]/g).map((file) =>
      posix.join(posix.dirname(path), file),
    ),
  )
  expect(later, `${page} fetches the application`).not.toEqual([])
  return withImports([...named, ...preloaded, ...later, ...next.filter((p) => p.endsWith('.js'))])
}

const { albums, categories } = await readContent(source)
const photosOf = (segment: string) =>
  albums.find(({ key }) => key === segment)?.photos.map(({ id }) => id)
const PHOTO = `${LONGEST}/${albums.find(({ key }) => LONGEST.endsWith(key))?.photos[0]?.id}`
const everyPhoto = albums.flatMap(({ photos }) => photos.map(({ id }) => id))
const covers = [...albums, ...categories].flatMap(({ cover }) => cover?.id ?? [])

test('the script of every first load fits', () => {
  for (const page of pagesIn(folder)) {
    // A photograph's page is its album's with the viewer; see below.
    if (everyPhoto.includes(page.split('/').at(-1)!)) continue
    const scripts = scriptsOf(page)
    expect.soft(sum(scripts), `${page}\n${each(scripts)}`).toBeLessThanOrEqual(MOST.script)
  }
})

/** What moves comes when the page can be used already, and is no part of its first load. */
const isMotion = (file: string) => /\/begin-[^/]+\.js$/.test(file)

test('what moves comes last, by itself, and fits', async ({ page }) => {
  for (const path of KINDS) expect([...scriptsOf(path)].filter(isMotion)).toEqual([])
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/begin-*.js', async (route) => {
    await free
    await route.continue()
  })
  const asked = page.waitForRequest((request) => isMotion(request.url()))
  await page.goto('/about')
  const { pathname } = new URL((await asked).url())
  await appRuns(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  letGo()
  expect(weigh(pathname)).toBeLessThanOrEqual(MOST.motion)
})

test('the viewer comes on intent, and fits', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('response', (response) => void loaded.add(new URL(response.url()).pathname))
  const scripts = () => [...loaded].filter((file) => file.endsWith('.js'))
  await page.goto(LONGEST)
  await appRuns(page)
  await page.waitForLoadState('networkidle')
  const before = scripts()
  await page.locator('.shot a').first().hover()
  await expect.poll(() => scripts().length).toBeGreaterThan(before.length)
  await page.waitForLoadState('networkidle')
  const viewer = scripts().filter((file) => !before.includes(file))
  expect(sum(viewer), each(viewer)).toBeLessThanOrEqual(MOST.viewer)
  // A page of its own needs nothing else beside what every album needs.
  const own = [...scriptsOf(PHOTO)].filter((file) => !scriptsOf(LONGEST).has(file))
  expect(sum(own), each(own)).toBeLessThanOrEqual(MOST.viewer)
})

for (const path of KINDS)
  test(`${path} loads no more than that, and nothing that is not its own`, async ({ page }) => {
    const loaded = new Set<string>()
    page.on('response', (response) => void loaded.add(new URL(response.url()).pathname))
    await page.goto(path)
    await appRuns(page)
    await page.waitForLoadState('networkidle')
    const ending = (end: string) => [...loaded].filter((file) => file.endsWith(end))

    const scripts = ending('.js').filter((file) => !isMotion(file))
    expect(scripts.toSorted()).toEqual(expect.arrayContaining([...scriptsOf(path)].toSorted()))
    expect.soft(sum(scripts), each(scripts)).toBeLessThanOrEqual(MOST.script)
    expect.soft(ending('.css').length).toBeGreaterThan(0)
    expect.soft(sum(ending('.css')), each(ending('.css'))).toBeLessThanOrEqual(MOST.style)

    const texts = [path, ...scripts, ...ending('.css'), ...ending('.json')]
    const text = texts.map((text) => textOf(folder, fileOf(text))).join('\n')
    expect.soft(text, 'no validator').not.toMatch(/valibot|must be a text/)
    expect
      .soft(text, 'no icon library')
      .not.toMatch(/lucide|simple-?icons|font-?awesome|heroicons|phosphor|tabler/i)
    // A photo may stand in several albums; a list shows covers.
    const own = photosOf(path.split('/').at(-1)!) ?? covers
    if (path.startsWith('/photography')) expect.soft(own.some((id) => text.includes(id))).toBe(true)
    const strange = everyPhoto.filter((id) => !own.includes(id) && text.includes(id))
    expect.soft(strange, "no other album's photos").toEqual([])
  })

test('there are two fonts, and they fit', () => {
  const fonts = filesIn(folder).filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file))
  expect(fonts).toHaveLength(2)
  const bytes = fonts.reduce((total, file) => total + bytesOf(`/${file}`).length, 0)
  expect(bytes).toBeLessThanOrEqual(MOST.fonts)
})

test('the page of the longest album fits, and so does the mountain on home', () => {
  expect(photosOf('roadtrip2022')).toHaveLength(57)
  expect.soft(weigh(LONGEST)).toBeLessThanOrEqual(MOST.album)
  expect.soft(weigh('/')).toBeLessThanOrEqual(MOST.home)
})

test('what is named after its content is kept, as the headers file asks; a page is asked about', async ({
  request,
}) => {
  const asked = textOf(folder, '_headers')
  const keptFor = async (path: string) => (await request.get(path)).headers()['cache-control']
  for (const kept of ['assets', 'photos']) {
    const [, policy] =
      asked.match(new RegExp(`^/${kept}/\\*\\n {2}Cache-Control: (.+)$`, 'm')) ?? []
    expect(policy).toContain('immutable')
    const file = filesIn(folder).find((name) => name.startsWith(`${kept}/`))
    expect(await keptFor(`/${file}`)).toBe(policy)
    expect(await keptFor(`/${kept}/none.js`)).toBeUndefined()
  }
  expect(await keptFor('/about')).toBe('no-cache')
})
