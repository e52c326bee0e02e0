import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The first of two ports; `TEST_PORT` names another, so that two checkouts can be tested at once. */
const PORT = Number(process.env.TEST_PORT ?? 4187)

const served = (port: number) => ({ port, origin: `http://127.0.0.1:${port}` })

/** The two built sites: the owner's, and another owner's under the same schema. */
export const BUILT = {
  site: { content: 'src/content', folder: 'dist', ...served(PORT) },
  fixture: { content: 'tests/fixtures/content', folder: 'dist-fixture', ...served(PORT + 1) },
} as const

/** Every file under a built folder, by its path with forward slashes. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} is not there: npm run build makes it`)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
}

/** Every page's path, as its files tell it: `/`, `/about`, … without `/404`. */
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

export const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

/** The addresses that a sitemap names, as paths. */
export function sitemapOf(folder: string): string[] {
  const found = textOf(folder, 'sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)
  return Array.from(found, ([, url]) => new URL(url!).pathname)
}
