import { picturesOf } from '../../src/content/source/ownPictures.ts'
import { readContent } from '../../src/content/source/readContent.ts'
import { SELECT } from '../../src/document'
import { BUILT, fileOf, filesIn, pagesIn, textOf } from './built.ts'
import { appRuns, expect, test } from './test.ts'
import { MOST, weigher } from './weigh.ts'

const { folder, content: source } = BUILT.site
const LONGEST = '/photography/landscape/northcape2022'
/** One page of each kind: each route loads parts of its own. */
const KINDS = [
  '/',
  '/about',
  '/projects',
  '/prices',
  '/photography',
  '/photography/landscape',
  '/photography/portraits',
  '/photography/animals',
  '/photography/portraits/fridapiermaternity',
  LONGEST,
]

const { sum, each, weigh, fonts, scriptsOf } = weigher(folder)

const { albums, categories, pages } = await readContent(source)
const photosOf = (segment: string) =>
  albums.find(({ key }) => key === segment)?.photos.map(({ id }) => id)
const PHOTO = `${LONGEST}/${albums.find(({ key }) => LONGEST.endsWith(key))?.photos[0]?.id}`
const everyPhoto = albums.flatMap(({ photos }) => photos.map(({ id }) => id))
/** The photos of albums that one of the owner's pages shows. */
function photosOn(path: string): string[] | undefined {
  const page = pages.find((one) => path === `/${one.id}`)
  const pictures = page && picturesOf(page).map(({ src }) => src)
  return pictures && everyPhoto.filter((id) => pictures.some((src) => src.includes(id)))
}
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
const isMotion = (file: string) => /\/startMotion-[^/]+\.js$/.test(file)

test('what moves comes last, by itself, and fits', async ({ page }) => {
  for (const path of KINDS) expect([...scriptsOf(path)].filter(isMotion)).toEqual([])
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/startMotion-*.js', async (route) => {
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
  await page.locator(`${SELECT.tile} a`).first().hover()
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
    const own = photosOn(path) ?? photosOf(path.split('/').at(-1)!) ?? covers
    if (path.startsWith('/photography')) expect.soft(own.some((id) => text.includes(id))).toBe(true)
    const strange = everyPhoto.filter((id) => !own.includes(id) && text.includes(id))
    expect.soft(strange, "no other album's photos").toEqual([])
  })

test('there are two fonts for every page and two of more letters, and they fit', () => {
  const { asked, more, bytes } = fonts()
  expect(asked).toHaveLength(2)
  expect(bytes(asked)).toBeLessThanOrEqual(MOST.fonts)
  expect(more).toHaveLength(2)
  expect(bytes(more)).toBeLessThanOrEqual(MOST.moreFonts)
})

test('a page fetches fonts of more letters for such letters alone', async ({ page }) => {
  const { asked, more } = fonts()
  const loaded = new Set<string>()
  page.on('response', (response) => void loaded.add(new URL(response.url()).pathname))
  const loadedFonts = () => [...loaded].filter((file) => file.endsWith('.woff2')).toSorted()
  await page.goto('/photography')
  await appRuns(page)
  await page.waitForLoadState('networkidle')
  expect(loadedFonts()).toEqual(asked.toSorted())
  const write = (selector: string, text: string) =>
    page.locator(selector).evaluate((element, shown) => {
      element.textContent = shown
    }, text)
  const [upright, italic] = ['culture', 'nature'].map((name) =>
    more.find((file) => file.includes(name))!,
  )
  await write(SELECT.footer, 'Żółwiński')
  await expect.poll(loadedFonts).toEqual([...asked, upright].toSorted())
  await write(SELECT['bar-title'], 'Łódź')
  await expect.poll(loadedFonts).toEqual([...asked, upright, italic].toSorted())
})

test('the page of the longest album fits, and so does the mountain on home', () => {
  expect(photosOf('northcape2022')).toHaveLength(57)
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
