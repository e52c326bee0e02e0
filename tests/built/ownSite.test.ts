import { describe, expect, test } from 'vitest'
import { albumPath } from '../../src/content/addresses'
import { allows } from '../../src/content/allows'
import { publicFile } from '../../src/content/source/addresses/publicFile'
import { content, FURTHER, isPhoto, KINDS, pages } from '../ownSite/handful'
import { atRoot, BUILT, fileOf, filesIn, textOf } from '../site/built'
import { MOST, weigher } from '../site/weigh'

// `npm run check:private` looks for what must not be public.
const { folder, base } = BUILT.ownSite
const { albums, pages: ownPages, site } = content

const known = new Set(filesIn(folder))
const html = (path: string) => atRoot(textOf(folder, fileOf(path)), base)
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, hit]) => hit!)
const linksOf = (path: string) => all(html(path), /<a [^>]*href="(\/[^"#?]*)/g)

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' } as const
const unescaped = (text: string) =>
  text.replaceAll(
    /&(?:lt|gt|quot|#x27|amp);/g,
    (entity) => ENTITIES[entity as keyof typeof ENTITIES],
  )

describe('your pages', () => {
  test('have one h1 and your name in the title, and link to existing pages', () => {
    expect(pages).toEqual(expect.arrayContaining(['/', '/about', '/projects', '/photography']))
    const there = new Set(pages)
    for (const path of pages) {
      const text = html(path)
      expect.soft(all(text, /<(h1)[\s>]/g), path).toHaveLength(1)
      const [title = ''] = all(text, /<title[^>]*>([^<]*)<\/title>/g)
      expect.soft(unescaped(title), path).toContain(site.name)
      const lost = linksOf(path).filter((to) => !there.has(to) && !known.has(to.slice(1)))
      expect.soft(lost, `${path} has dead links`).toEqual([])
    }
  })

  test('are linked from another page, if they may be listed', () => {
    const linked = new Set(pages.flatMap((path) => linksOf(path).filter((to) => to !== path)))
    const listed = albums.filter(({ level }) => allows(level, 'list')).map(albumPath)
    const inMenu = ownPages.filter((page) => page.menuLabel).map(({ id }) => `/${id}`)
    const wanted = ['/about', '/projects', '/photography', ...listed, ...inMenu]
    expect(wanted.filter((path) => !linked.has(path))).toEqual([])
  })

  test('use existing pictures, scripts and styles', () => {
    const missing = new Map<string, string>()
    for (const path of pages) {
      const text = html(path)
      const sets = all(text, /\bsrcset="([^"]*)"/gi).flatMap((set) =>
        set.split(', ').map((entry) => entry.split(' ')[0]!),
      )
      const sources = all(text, /<(?:img|script|link)[^>]* (?:src|href)="(\/[^"]*)"/g)
      for (const src of [...sources, ...sets]) {
        const file = publicFile(src)
        if (file !== undefined && !pages.includes(src) && !known.has(file)) missing.set(src, path)
      }
    }
    expect([...missing].map(([src, path]) => `${src}, on ${path}`)).toEqual([])
  })
})

describe('the byte budget of your pages', () => {
  const { sum, each, scriptsOf, weigh } = weigher(folder, base)

  test('holds for scripts', () => {
    for (const path of [...KINDS, ...FURTHER]) {
      const scripts = scriptsOf(path)
      const viewer = isPhoto(path) ? MOST.viewer : 0
      expect
        .soft(sum(scripts), `${path}\n${each(scripts)}`)
        .toBeLessThanOrEqual(MOST.script + viewer)
    }
  })

  test('holds for the page itself, with any number of photographs', () => {
    // Small pages fit in any case, so they are not compressed here.
    for (const path of pages.filter((path) => html(path).length > MOST.home / 4))
      expect.soft(weigh(path), path).toBeLessThanOrEqual(MOST.home)
  })
})
