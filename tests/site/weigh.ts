import { statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { FACES } from '../../src/fonts/faces.ts'
import { atRoot, fileOf, filesIn, textOf } from './built.ts'

/**
 * Bytes after the best brotli compression, except fonts, which are compressed already. The limits
 * catch changes of kind, such as a library in the first load, and leave room for ordinary code.
 */
export const MOST = {
  script: 115_000,
  viewer: 16_000,
  motion: 12_000,
  style: 14_000,
  /** The two fonts that every page loads, and the fonts of further letters. */
  fonts: 66_000,
  moreFonts: 30_000,
  album: 22_000,
  home: 40_000,
} as const

/** Other faces have other weights, which no limit covers. */
export const HAS_OUR_FACES =
  FACES.culture.package === 'national-park' && FACES.nature.package === 'brygada-1918'

/** An album of 57 photographs. */
export const LONGEST = '/photography/landscape/northcape2022'
/** One page of each kind of the tests' own content: each route loads parts of its own. */
export const KINDS = [
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

const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found]) => found!)

/** Weighs the files of a built folder, by their paths on the site, which may stand below a base path. */
export function weigher(folder: string, base = '') {
  const read = (path: string) => atRoot(textOf(folder, fileOf(path)), base)

  const weights = new Map<string, number>()
  function weigh(path: string): number {
    // The length of the base path does not count.
    const known = weights.get(path) ?? brotliCompressSync(read(path)).length
    weights.set(path, known)
    return known
  }

  /** These scripts with all that they import before they run. */
  function withImports(paths: string[]): Set<string> {
    const found = new Set<string>()
    const visit = (path: string) => {
      if (found.has(path)) return
      found.add(path)
      const imports = matches(read(path), /(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+\.js)["'`]/g)
      for (const file of imports) visit(posix.join(posix.dirname(path), file))
    }
    paths.forEach(visit)
    return found
  }

  /** The files that a page preloads for its application. */
  const nextOf = (html: string) =>
    matches(html, /data-next="([^"]*)"/g).flatMap((list) => list.split(' '))

  /** The scripts of a page's first load, from its HTML. */
  function scriptsOf(page: string): Set<string> {
    const html = read(page)
    const named = matches(html, /<script[^>]* src="([^"]+)"/g)
    const preloaded = matches(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g)
    const later = named.flatMap((path) =>
      matches(read(path), /\bimport\(\s*["'`](\.[^"'`]+\.js)["'`]/g).map((file) =>
        posix.join(posix.dirname(path), file),
      ),
    )
    if (later.length === 0) throw new Error(`${page} does not fetch the application`)
    const scripts = nextOf(html).filter((path) => path.endsWith('.js'))
    return withImports([...named, ...preloaded, ...later, ...scripts])
  }

  /** The fonts that every page loads, and those that only some pages need. */
  function fonts() {
    const asked = new Set(matches(read('/'), /<link\s[^>]*href="([^"]+\.woff2)"/g))
    const all = filesIn(folder)
      .filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file))
      .map((file) => `/${file}`)
    const bytes = (paths: string[]) =>
      paths.reduce((total, path) => total + statSync(join(folder, path)).size, 0)
    const more = all.filter((file) => !asked.has(file))
    return { asked: [...asked], more, bytes }
  }

  return {
    weigh,
    fonts,
    sum: (paths: Iterable<string>) => [...paths].reduce((total, path) => total + weigh(path), 0),
    /** Each path with its weight, for messages. */
    each: (paths: Iterable<string>) =>
      [...paths].map((path) => `${weigh(path)} ${path}`).join('\n'),
    scriptsOf,
    /** The data of a page's first load. */
    dataOf: (page: string) => nextOf(read(page)).filter((path) => path.endsWith('.json')),
    stylesOf: (page: string) => matches(read(page), /<link rel="stylesheet"[^>]* href="([^"]+)"/g),
  }
}
