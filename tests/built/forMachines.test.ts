import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJsonFeed, parseRssFeed } from 'feedsmith'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../src/content/source/readContent'
import { COLOURS } from '../../src/theme'
import { BASE_SITE, BUILT, fileOf, filesIn, pagesIn, sitemapOf, textOf } from '../site/built'
import { attribute, metas, tagsIn } from './tags'

const { content: source, folder } = BUILT.site
const { site } = await readContent(source)
const SITES = [BUILT.site, BASE_SITE]
const siteUrl = ({ base }: { base: string }) => site.url + base

const feedsIn = (built: string) => ({
  rss: parseRssFeed(textOf(built, 'feed.xml')),
  json: parseJsonFeed(JSON.parse(textOf(built, 'feed.json'))),
})

type Manifest = { start_url: string; scope: string; icons: Record<string, string>[] }
const manifestIn = (built: string) =>
  JSON.parse(textOf(built, 'manifest.webmanifest')) as Manifest & Record<string, string>

describe.each(SITES)('the site at base path "$base"', (built) => {
  const files = new Set(filesIn(built.folder))
  const url = siteUrl(built)

  test('both feeds list the same existing photographs, and enclosures state the real size', () => {
    const { rss, json } = feedsIn(built.folder)
    const urls = rss.items?.map(({ guid }) => guid?.value) ?? []
    expect(urls.length).toBeGreaterThan(20)
    expect(urls.length).toBeLessThanOrEqual(100)
    expect(json.items?.map(({ id }) => id)).toEqual(urls)
    const pages = new Set(sitemapOf(built.folder).map((path) => site.url + path))
    expect(urls.filter((one) => !pages.has(one!))).toEqual([])
    const enclosures = rss.items?.flatMap(({ enclosures }) => enclosures ?? []) ?? []
    expect(enclosures.length).toBeGreaterThan(20)
    for (const { url: src, length, type } of enclosures) {
      const file = src!.slice(url.length + 1)
      expect(files.has(file), src).toBe(true)
      expect(readFileSync(join(built.folder, file)), src).toHaveLength(length!)
      expect(type).toBe('image/jpeg')
    }
  })

  test('every page links both feeds and the manifest once', () => {
    for (const path of [...pagesIn(built.folder), '/404']) {
      const links = tagsIn(textOf(built.folder, fileOf(path)), /<link [^>]*>/g)
      const named = (rel: string) =>
        links.filter((tag) => tag.includes(`rel="${rel}"`)).map((tag) => attribute(tag, 'href'))
      expect(named('alternate'), path).toEqual([
        `${built.base}/feed.xml`,
        `${built.base}/feed.json`,
      ])
      expect(named('manifest'), path).toEqual([`${built.base}/manifest.webmanifest`])
    }
  })

  test('the manifest starts at the home page and names existing icons in their sizes', async () => {
    const { icons, ...manifest } = manifestIn(built.folder)
    const from = `${url}/manifest.webmanifest`
    for (const field of ['id', 'start_url', 'scope'])
      expect(new URL(manifest[field]!, from).href).toBe(`${url}/`)
    expect(manifest).toMatchObject({ name: site.name, lang: 'en', theme_color: COLOURS.paper.day })
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`).toSorted()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
    for (const { src, sizes, type } of icons) {
      const { format, width, height } = await sharp(join(built.folder, src!)).metadata()
      expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes])
    }
  })
})

test('favicon.ico contains three sizes', async () => {
  const ico = readFileSync(join(folder, 'favicon.ico'))
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
  for (const [i, size] of [16, 32, 48].entries()) {
    const entry = ico.subarray(6 + 16 * i)
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
    const { format, width } = await sharp(ico.subarray(offset, offset + length)).metadata()
    expect([entry[0], format, width]).toEqual([size, 'png', size])
  }
})

test('every page states its theme colours by day and night, and its locale', () => {
  for (const path of [...pagesIn(folder), '/404']) {
    const html = textOf(folder, fileOf(path))
    expect(metas(html, 'theme-color'), path).toEqual([COLOURS.paper.day, COLOURS.paper.night])
    expect(metas(html, 'og:locale'), path).toEqual(['en_US'])
  }
})
