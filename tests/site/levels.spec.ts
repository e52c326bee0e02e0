import type { Page } from '@playwright/test'
import { albumPath, photoPath } from '../../src/content/addresses.ts'
import { type AlbumSource, readContent } from '../../src/content/source/readContent.ts'
import { BUILT, fileOf, filesIn, sitemapOf, textOf } from './built.ts'
import { appRuns, expect, test } from './test.ts'

const { content: source, folder } = BUILT.site
const { albums, site } = await readContent(source)
const having = (level: string) => albums.filter((album) => album.level === level)

const files = filesIn(folder)
const TEXT = files.filter((file) => !/\.(avif|jpe?g|png|webp|woff2|pdf)$/.test(file))
/** The files that hold any of these words. */
const filesWith = (...words: string[]) =>
  TEXT.filter((file) => words.some((word) => textOf(folder, file).includes(word)))

/** Where an album's own pages, those of its photos and its data stand. */
function ownFiles(album: AlbumSource): string[] {
  const { key } = album
  const own = albumPath(album).slice(1)
  const pages = [
    `${own}.html`,
    `${own}/index.html`,
    ...shown(album).map(({ id }) => `${own}/${id}.html`),
  ]
  const data = TEXT.filter(
    (file) => /album-\w+\.json$/.test(file) && textOf(folder, file).includes(`"key":"${key}"`),
  )
  expect(data, `${key} has one data file`).toHaveLength(1)
  return [...pages, ...data].toSorted()
}
/** The album's page and those of its photos. */
const pathsOf = (album: AlbumSource) => [
  albumPath(album),
  ...shown(album).map((photo) => photoPath(album, photo)),
]
const pageText = (path: string) => textOf(folder, fileOf(path))
const shown = ({ photos }: AlbumSource) => photos.filter((photo) => photo.src !== '' && !photo.hide)
/** Photos that stand in this album alone. */
const onlyIn = (album: AlbumSource) =>
  album.photos
    .map(({ id }) => id)
    .filter((id) => !albums.some((a) => a !== album && a.photos.some((photo) => photo.id === id)))

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))
const meta = (html: string, name: string) =>
  new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1]

/** The neutral share card, and the word to search engines. */
function expectNeutral(html: string) {
  expect(meta(html, 'robots')).toBe('noindex, noimageindex')
  expect(meta(html, 'og:title')).toBe(site.name)
  expect(meta(html, 'og:description')).toBe(site.description)
  expect(meta(html, 'og:image')).toBe(`${site.url}/cards/site.jpg`)
}

test.describe('R19 unlisted', () => {
  for (const album of having('unlisted')) {
    test(`${album.name} is named by no file but its own`, () => {
      const own = ownFiles(album)
      const words = [album.key, album.name, album.title, ...onlyIn(album)]
      expect(filesWith(...words).toSorted()).toEqual(own)
      // Nor does anything lead to its data, and its data's name says nothing.
      const data = own.find((file) => file.endsWith('.json'))!
      expect(filesWith(data).toSorted()).toEqual(own)
      expect(data).not.toContain(album.id)
      const named = files.filter((file) => file.includes(album.key))
      expect(named.toSorted()).toEqual(own.filter((file) => file !== data))
    })

    test(`${album.name} is neutral to machines`, () => {
      for (const path of pathsOf(album)) expectNeutral(pageText(path))
    })

    const isThere = async (page: Page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(album.title)
      await expect(page.getByRole('main').locator('img')).toHaveCount(shown(album).length)
    }
    test(`${album.name} is there for whoever has its address`, async ({ page, expectTrouble }) => {
      // The list that Back leads to may show the cover that is not there.
      expectTrouble(/\.avifg/)
      await page.goto(albumPath(album))
      await appRuns(page)
      await isThere(page)
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expect(page).not.toHaveURL(albumPath(album))
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expect(page.getByText(album.name)).toHaveCount(0)
      await page.goBack()
      await isThere(page)
    })
    test(`${album.name} is there without script`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(albumPath(album))
      await isThere(page)
      await context.close()
    })
  }
})

test.describe('R19 listed', () => {
  for (const album of having('listed')) {
    test(`${album.name} is in its list, and not for machines`, () => {
      const list = pageText(`/photography/${album.category}`)
      expect(list).toContain(`href="${albumPath(album)}"`)
      for (const path of pathsOf(album)) expectNeutral(pageText(path))
      expect(files.filter((file) => file.startsWith(`cards/${album.key}`))).toEqual([])
    })
    test(`${album.name} is named by nothing that machines read`, () => {
      const words = [album.key, album.name, album.title]
      const machines = TEXT.filter((file) => /\.(xml|txt|rss|atom|webmanifest)$/.test(file))
      expect(machines).toContain('sitemap.xml')
      expect(filesWith(...words).filter((file) => machines.includes(file))).toEqual([])
      const own = ownFiles(album)
      for (const file of TEXT.filter((f) => f.endsWith('.html') && !own.includes(f))) {
        const html = textOf(folder, file)
        const structured = html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? []
        const told = [headOf(html), ...structured].join('\n')
        for (const word of words) expect.soft(told, file).not.toContain(word)
      }
    })
  }
  test('the portraits list is listed itself', () => {
    expectNeutral(pageText('/photography/portraits'))
    expect(sitemapOf(folder)).not.toContain('/photography/portraits')
    expect(pageText('/photography')).toContain('href="/photography/portraits"')
  })
})

test.describe('R19 public', () => {
  for (const album of having('public'))
    test(`${album.name} is for everybody`, () => {
      for (const path of pathsOf(album)) {
        const html = pageText(path)
        expect(meta(html, 'robots')).toBeUndefined()
        expect(meta(html, 'og:title')).toContain(album.title)
        const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1]
        expect(sitemapOf(folder)).toContain(new URL(canonical!).pathname)
      }
    })
})

test('R19 a photo of a family album does not reveal it on a public page', () => {
  const shared = albums.flatMap((family) =>
    family.level === 'public'
      ? []
      : having('public').flatMap((open) =>
          shown(open)
            .filter(({ id }) => family.photos.some((photo) => photo.id === id))
            .map(({ id }) => ({ id, open, family })),
        ),
  )
  expect(shared.map(({ family }) => family.level).toSorted()).toEqual(['listed', 'unlisted'])
  for (const { id, open, family } of shared) {
    const own = ownFiles(open)
    const revealing = filesWith(family.key, family.name, family.title, `"${family.id}"`)
    expect(revealing.filter((file) => own.includes(file))).toEqual([])
    // No file but the two albums' own ties the photo to anything.
    const known = new Set([...own, ...ownFiles(family), 'sitemap.xml'])
    expect(filesWith(id).filter((file) => !known.has(file))).toEqual([])
    // To machines every address of it is the one in the open.
    for (const path of [`${albumPath(open)}/${id}`, `${albumPath(family)}/${id}`])
      expect(pageText(path)).toContain(`rel="canonical" href="${site.url}${albumPath(open)}/${id}"`)
  }
})

for (const built of Object.values(BUILT))
  test(`every share card that a page of ${built.folder} names is there`, () => {
    const known = new Set(filesIn(built.folder))
    for (const file of known) {
      if (!file.endsWith('.html') || file === '404.html') continue
      const card = new URL(meta(textOf(built.folder, file), 'og:image') ?? '')
      // A picture on another host is its own card.
      if (card.host === 'img.example.com') continue
      const path = card.pathname.slice(built.base.length + 1)
      expect.soft(known.has(path), `${file}: ${card.href}`).toBe(true)
    }
  })
