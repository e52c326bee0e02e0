import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBasePath } from '../../src/prerender/hosts/basePath.ts'

/** The first of two ports; `TEST_PORT` names another, so that two checkouts can be tested at once. */
const PORT = Number(process.env.TEST_PORT ?? 4187)

const served = (port: number) => ({ port, origin: `http://127.0.0.1:${port}` })
const ownContent = process.env.CONTENT ?? 'src/content'

/** The two built sites: that of the tests' own content, and your own. */
export const BUILT = {
  site: {
    content: 'tests/fixtures/content',
    base: '',
    publicDir: 'node_modules/.cache/fixture-public',
    folder: 'dist-fixture',
    ...served(PORT),
  },
  // The environment may name other folders.
  ownSite: {
    content: ownContent,
    /** The path of the site without a slash at its end: `/site`, or empty. */
    base: readBasePath(ownContent),
    publicDir: process.env.PUBLIC_DIR ?? 'public',
    folder: process.env.OUT_DIR ?? 'dist',
    ...served(PORT + 1),
  },
} as const

/** A smaller site of the tests' own content, below a base path, as on GitHub Pages. */
export const BASE_SITE = {
  content: 'node_modules/.cache/fixture-base',
  base: '/my.site',
  publicDir: BUILT.site.publicDir,
  folder: 'dist-fixture-base',
  ...served(PORT + 2),
} as const

/** The paths of all files in a built folder, with forward slashes. Leaves out compressed files. */
export function filesIn(folder: string): string[] {
  const command = folder === BUILT.ownSite.folder ? 'build' : 'build:fixture'
  if (!existsSync(folder)) throw new Error(`${folder} is not there: npm run ${command} makes it`)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(br|gz)$/.test(path))
}

/** The paths of all pages that have a file: `/`, `/about`, … without `/404`. */
export function pagesIn(folder: string): string[] {
  const paths = filesIn(folder)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
  return [...new Set(paths)].toSorted()
}

/** The file that a static host sends for a path of the site. */
export function fileOf(path: string): string {
  if (path === '/') return 'index.html'
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`
}

const texts = new Map<string, string>()

/** The text of a built file. Cached, because tests read thousands of files repeatedly. */
export function textOf(folder: string, file: string): string {
  const path = join(folder, file)
  const text = texts.get(path) ?? readFileSync(path, 'utf8')
  texts.set(path, text)
  return text
}

/** Removes the base path from the addresses in a page. */
export function atRoot(html: string, base: string): string {
  const named = new RegExp(`(?<=[" (])${base.replaceAll('.', '\\.')}(?=/)`, 'g')
  return base === '' ? html : html.replaceAll(named, '')
}

/** The addresses that a sitemap names, as paths. */
export function sitemapOf(folder: string): string[] {
  const found = textOf(folder, 'sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)
  return Array.from(found, ([, url]) => new URL(url!).pathname)
}
