import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { NAME, ORIGIN, PORTRAITS } from '../fixtures/owner'
import { BUILT, filesIn, textOf } from '../site/built'
import { metas } from './tags'

/** The sample's values, and the names of its children and albums. */
const SAMPLES =
  /Your Name|hello@example\.com|https?:\/\/example\.com|\b(GitHub|Robin|Wren|Trudy|Adirondacks|Serve &(amp;)? Protect|Flappy Frank)\b|robin-?1|wren-?\d|trudy(beach|snow)/

const { folder, publicDir } = BUILT.site
/** Files that the build makes. Files copied from public/ are the owner's to replace. */
const made = filesIn(folder).filter((file) => !existsSync(join(publicDir, file)))

describe('the owner’s values in site.json', () => {
  test('replace every sample name in every file', () => {
    for (const file of made.filter((name) => !/\.(jpe?g|png|avif|woff2)$/.test(name)))
      expect.soft(SAMPLES.exec(textOf(folder, file))?.[0], file).toBeUndefined()
  })

  test('put name and address into every file for machines', () => {
    const pages = made.filter((file) => file.endsWith('.html') && file !== '404.html')
    expect(pages.length).toBeGreaterThan(30)
    for (const file of pages)
      expect.soft(metas(textOf(folder, file), 'og:site_name'), file).toEqual([NAME])
    expect(textOf(folder, 'sitemap.xml')).toContain(`<loc>${ORIGIN}/photography</loc>`)
    expect(textOf(folder, 'robots.txt')).toContain(`${ORIGIN}/sitemap.xml`)
  })

  test('fill ids, addresses and names of the children’s albums', () => {
    const { document } = new Window()
    document.body.innerHTML = textOf(folder, 'photography/portraits.html')
    const items = [...document.querySelectorAll(`main li`)].map((item) => [
      item.id,
      item.querySelector('a')?.getAttribute('href'),
      item.textContent.trim().replaceAll(/\s+/g, ' '),
    ])
    expect(items).toHaveLength(PORTRAITS.length)
    for (const [n, id] of [
      [0, 'ase-12m'],
      [4, 'juniper-3m'],
    ] as const) {
      const [key, name, year] = PORTRAITS[n]
      expect(items[n]).toEqual([id, `/photography/portraits/${key}`, `${name} ${year}`])
    }
  })
})
