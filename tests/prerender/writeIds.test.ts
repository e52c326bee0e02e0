import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../src/content/source/readContent'
import { writeIds } from '../../src/prerender/writeIds'
import { makeFolder } from '../folder'

async function written(content: Parameters<typeof writeIds>[1]): Promise<string> {
  const file = join(makeFolder(), 'ids.gen.ts')
  await writeIds(file, content)
  return readFileSync(file, 'utf8')
}

describe('the types of links', () => {
  test('name the lists, albums and pages of the content', async () => {
    const text = await written(await readContent('tests/fixtures/content'))
    expect(text).toMatch(
      /CategoryPath =\n {2}\| "landscape"\n {2}\| "portraits"\n {2}\| "boats"\n {2}\| "weddings"\n/,
    )
    expect(text).toContain('\n  | "fridapiermaternity"\n')
    // An album's own address, not an alias.
    expect(text).toContain('"miscellaneous"')
    expect(text).not.toContain('"misc"')
    expect(text).toMatch(/PageId =\n {2}\| "prices"\n {2}\| "imprint"\n/)
  })
  test('are the type never without content', async () => {
    const text = await written({ categories: [], albums: [], pages: [] })
    expect(text).toContain('type AlbumKey = never')
    expect(text).toContain('type PageId = never')
  })
})
