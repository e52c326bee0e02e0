import { describe, expect, test } from 'vitest'
import { readContent } from '../../src/content/source/readContent'
import { idsFile } from '../../src/prerender/writeIds'

describe('the types of links', () => {
  test('name the lists, albums and pages of the content', async () => {
    const text = idsFile(await readContent('tests/fixtures/content'))
    expect(text).toMatch(
      /CategoryPath =\n {2}\| "landscape"\n {2}\| "portraits"\n {2}\| "boats"\n {2}\| "weddings"\n/,
    )
    expect(text).toContain('\n  | "fridapiermaternity"\n')
    // An album's own address, not an alias.
    expect(text).toContain('"miscellaneous"')
    expect(text).not.toContain('"misc"')
    expect(text).toMatch(/PageId =\n {2}\| "prices"\n {2}\| "imprint"\n/)
  })
  test('are the type never without content', () => {
    const text = idsFile({ categories: [], albums: [], pages: [] })
    expect(text).toContain('type AlbumKey = never')
    expect(text).toContain('type PageId = never')
  })
})
