import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NAME } from '../fixtures/owner'
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

  test('put the name into the tags of every page', () => {
    const pages = made.filter((file) => file.endsWith('.html') && file !== '404.html')
    expect(pages.length).toBeGreaterThan(30)
    for (const file of pages)
      expect.soft(metas(textOf(folder, file), 'og:site_name'), file).toEqual([NAME])
  })
})
