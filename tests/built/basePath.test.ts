import { expect, test } from 'vitest'
import { BASE_SITE, fileOf, filesIn, sitemapOf, textOf } from '../site/built'

const { base, folder } = BASE_SITE
const files = new Set(filesIn(folder))
const pages = [...files].filter((file) => file.endsWith('.html'))

/** The paths from the root that a text names on its own host. */
function pathsIn(text: string): string[] {
  const linked = Array.from(text.matchAll(/ (?:href|src)="(\/[^"]*)"/g), ([, path]) => path!)
  // Class names can contain such addresses too.
  const styles = text.replaceAll(/ class="[^"]*"/g, '')
  const drawn = Array.from(styles.matchAll(/url\(["']?(\/[^"')]*)/g), ([, path]) => path!)
  const sets = Array.from(text.matchAll(/ srcset="([^"]*)"/gi), ([, set]) => set!.split(','))
  const pictures = sets.flat().map((entry) => entry.trim().split(' ')[0]!)
  // The paths that the application fetches; it adds the base path itself.
  const next = Array.from(text.matchAll(/ data-(?:next|album)="([^"]*)"/g), ([, all]) => all!)
  const asked = next.flatMap((all) => all.split(' ')).map((path) => base + path)
  return [...linked, ...drawn, ...pictures, ...asked]
    .filter((path) => path.startsWith('/'))
    .map((path) => path.replace(/[#?].*/, ''))
}

test('every address in pages and styles is below the base path and exists', () => {
  expect(pages.length).toBeGreaterThan(30)
  const named = [...files]
    .filter((file) => /\.(html|css)$/.test(file))
    .flatMap((file) => pathsIn(textOf(folder, file)).map((path) => ({ file, path })))
  expect(named.length).toBeGreaterThan(500)
  const isThere = (path: string) =>
    path.startsWith(`${base}/`) && files.has(fileOf(decodeURI(path.slice(base.length))))
  expect(
    named.filter(({ path }) => !isThere(path)).map(({ file, path }) => `${file}: ${path}`),
  ).toEqual([])
})

test('sitemap, robots.txt and head tags have absolute addresses', () => {
  const paths = sitemapOf(folder)
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !path.startsWith(`${base}/`))).toEqual([])
  const robots = textOf(folder, 'robots.txt')
  expect(robots).toMatch(/^Sitemap: https:\/\/boen\.example\/my\.site\/sitemap/m)
  expect(robots).toMatch(/^Disallow: \/my\.site\/photos\//m)
  const told = pages.flatMap((file) =>
    Array.from(
      textOf(folder, file).matchAll(/(?:content|href)="(https:\/\/boen\.[^"]*)"/g),
      ([, url]) => url!,
    ),
  )
  expect(told.length).toBeGreaterThan(100)
  expect(told.filter((url) => !/^https:\/\/boen\.example\/my\.site(\/|$)/.test(url))).toEqual([])
})
