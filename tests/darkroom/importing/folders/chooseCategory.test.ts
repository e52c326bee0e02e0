import { expect, test } from 'vitest'
import {
  chooseCategory,
  namedCategory,
} from '../../../../src/darkroom/importing/folders/chooseCategory'

const HILLS = { id: 'hills', name: 'Hills & Dales' }
const SEA = { id: 'sea', name: 'Sea' }
const MISC = { id: 'misc', name: 'Miscellaneous' }

/** Chooses a category, with these answers to questions. */
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
  ['the category misc, if it exists', [HILLS, MISC], 'misc'],
  ['the only category', [SEA], 'sea'],
])('a new album belongs to %s, without a question', async (_, categories, category) => {
  expect(await choose(categories, ['unasked'])).toEqual({ category, lines: [], left: ['unasked'] })
})

test('the owner is asked for a category until the answer is valid', async () => {
  expect(await choose([HILLS, SEA], ['', 'lakes', 'hills & dales'])).toEqual({
    category: 'hills',
    lines: ['It must be one of hills, sea.', 'It must be one of hills, sea.'],
    left: [],
  })
})

test.each([
  [[HILLS, SEA], 'Add --category and one of hills, sea.'],
  [[], 'lists no category. Add one for the album.'],
])('the choice from %j fails if nobody can be asked', async (categories, message) => {
  await expect(choose(categories)).rejects.toThrow(message)
})

test('a category named with --category must exist', () => {
  expect(namedCategory('sea', [HILLS, SEA])).toBe('sea')
  expect(() => namedCategory('lakes', [HILLS, SEA])).toThrow(
    '--category: must be one of hills, sea, not "lakes".',
  )
})
