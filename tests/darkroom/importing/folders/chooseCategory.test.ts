import { expect, test } from 'vitest'
import {
  chooseCategory,
  namedCategory,
} from '../../../../src/darkroom/importing/folders/chooseCategory'

const HILLS = { id: 'hills', name: 'Hills & Dales' }
const SEA = { id: 'sea', name: 'Sea' }
const MISC = { id: 'misc', name: 'Miscellaneous' }

/** Chooses with these answers to questions. */
async function choose(categories: object[], answers?: string[]) {
  const lines: string[] = []
  const left = [...(answers ?? [])]
  const reporter = { line: (text: string) => lines.push(text) }
  const category = await chooseCategory(categories as never, {
    reporter: reporter as never,
    ...(answers ? { ask: () => Promise.resolve(left.shift()!) } : {}),
  })
  return { category, lines, left }
}

test.each([
  ['miscellaneous, where the site has it', [HILLS, MISC], 'misc'],
  ['the only one', [SEA], 'sea'],
])('a new album belongs to %s', async (_, categories, category) => {
  expect(await choose(categories, ['unasked'])).toEqual({ category, lines: [], left: ['unasked'] })
})

test('else the owner is asked until it is one', async () => {
  expect(await choose([HILLS, SEA], ['', 'lakes', 'hills & dales'])).toEqual({
    category: 'hills',
    lines: ['It must be one of hills, sea.', 'It must be one of hills, sea.'],
    left: [],
  })
})

test.each([
  [[HILLS, SEA], 'Add --category and one of hills, sea.'],
  [[], 'lists no category. Add one for the album.'],
])('of %j none is chosen where nobody can be asked', async (categories, message) => {
  await expect(choose(categories)).rejects.toThrow(message)
})

test('one that is named must be one of the site', () => {
  expect(namedCategory('sea', [HILLS, SEA])).toBe('sea')
  expect(() => namedCategory('lakes', [HILLS, SEA])).toThrow(
    '--category: is one of hills, sea, not "lakes".',
  )
})
