import { expect, test } from 'vitest'
import { categoryChooser } from '../../../src/darkroom/importing/categoryChooser'

const HILLS = { id: 'hills', name: 'Hills & Dales' }
const SEA = { id: 'sea', name: 'Sea' }
const MISC = { id: 'misc', name: 'Miscellaneous' }

/** Chooses twice, with these answers to questions. */
async function choose(said: string | undefined, categories: object[], answers?: string[]) {
  const lines: string[] = []
  const left = [...(answers ?? [])]
  const asked: string[] = []
  const ask = (question: string) => {
    asked.push(question)
    return Promise.resolve(left.shift()!)
  }
  const reporter = { line: (text: string) => lines.push(text) }
  const chooser = categoryChooser(said, categories as never, {
    reporter: reporter as never,
    ...(answers ? { ask } : {}),
  })
  return { category: [await chooser(), await chooser()], lines, asked: asked.length }
}

test.each([
  ['the one that is said', 'sea', [HILLS, SEA, MISC], 'sea'],
  ['miscellaneous, where the site has it', undefined, [HILLS, MISC], 'misc'],
  ['the only one', undefined, [SEA], 'sea'],
])('a new album belongs to %s', async (_, said, categories, category) => {
  const chosen = await choose(said, categories, [])
  expect(chosen).toEqual({ category: [category, category], lines: [], asked: 0 })
})

test('else the owner is asked, once, until it is one', async () => {
  expect(await choose(undefined, [HILLS, SEA], ['', 'lakes', 'hills & dales'])).toEqual({
    category: ['hills', 'hills'],
    lines: ['It must be one of hills, sea.', 'It must be one of hills, sea.'],
    asked: 3,
  })
})

test.each([
  [undefined, [HILLS, SEA], 'Add --category and one of hills, sea.'],
  ['lakes', [HILLS, SEA], '--category: is one of hills, sea, not "lakes".'],
  [undefined, [], 'lists no category. Add one for the album.'],
])('%s, of %j, is refused where nobody can be asked', async (said, categories, message) => {
  await expect(choose(said, categories)).rejects.toThrow(message)
})
