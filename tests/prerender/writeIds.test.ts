import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../src/content/source/readContent'
import { idsFile } from '../../src/prerender/writeIds'

describe('the types of links', () => {
  test('name the content’s lists and albums', async () => {
    const text = idsFile(await readContent('tests/fixtures/content'))
    expect(text).toMatch(
      /CategoryPath =\n {2}\| "landscape"\n {2}\| "portraits"\n {2}\| "boats"\n {2}\| "weddings"\n/,
    )
    expect(text).toContain('\n  | "fridapiermaternity"\n')
    // An album’s own address, not another name of it.
    expect(text).toContain('"miscellaneous"')
    expect(text).not.toContain('"misc"')
  })
  test('allow nothing where there is nothing', () => {
    expect(idsFile({ categories: [], albums: [] })).toContain('type AlbumKey = never')
  })
  test('are in line with src/content', async () => {
    const content = await readContent('src/content', { photos: false })
    expect(await readFile('src/content/ids.gen.ts', 'utf8')).toBe(idsFile(content))
  })
})
