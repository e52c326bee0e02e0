import { describe, expect, test } from 'vitest'
import { mergeFound } from '../../../src/search/terms/mergeFound'
import { packNumbers, unpackNumbers } from '../../../src/search/terms/postings'
import { cutShards, type Entry, shardsFor } from '../../../src/search/terms/shards'
import { seeded } from '../../random'

describe('the numbers of photographs', () => {
  test('are gaps and runs', () => {
    expect(packNumbers([3, 4, 5, 9])).toEqual([3, -2, 4])
    expect(packNumbers([0, 1, 2])).toEqual([0, -2])
  })
  test('come back as they were', () => {
    const random = seeded(7)
    for (let round = 0; round < 200; round++) {
      const numbers = Array.from({ length: 60 }, (_, i) => i).filter(() => random() < round / 200)
      expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers)
    }
  })
})

describe('shards', () => {
  const entries: Entry[] = ['ash', 'bay', 'beach', 'beam', 'cape', 'sea', 'seal'].map((term) => [
    term,
    [1],
  ])
  const shards = cutShards(entries, 30)
  const starts = shards.map(([first]) => first![0])

  test('hold all entries in order, each shard up to its size', () => {
    expect(shards.flat()).toEqual(entries)
    expect(starts).toEqual(['ash', 'beach', 'cape', 'seal'])
  })
  test('a term too large for a shard has one of its own', () => {
    const large: Entry = ['the', Array.from({ length: 99 }, () => 2)]
    expect(cutShards([large, ['tide', [1]]], 30)).toHaveLength(2)
  })
  test.each([
    ['bay', false, [0]],
    ['a', true, [0]],
    ['be', true, [0, 1]],
    ['sea', true, [2, 3]],
    ['sea', false, [2]],
    ['zoo', true, [3]],
  ] as const)('%s, as a beginning %s, stands in %j', (term, isStart, expected) => {
    expect(shardsFor(starts, term, isStart)).toEqual(expected)
  })
  test('a beginning of many shards is looked for in the first', () => {
    const many = Array.from({ length: 9 }, (_, i) => `b${i}`)
    expect(shardsFor(['a', ...many], 'b', true)).toEqual([0, 1, 2, 3])
  })
  test('an empty index has none', () => {
    expect(shardsFor([], 'sea', true)).toEqual([])
  })
})

describe('photographs that were found', () => {
  const found = (...words: number[][]) => mergeFound(words.map((numbers) => new Set(numbers)))

  test('those with all words come first, the newest first', () => {
    expect(found([1, 5, 7, 9], [5, 9, 2])).toEqual({ numbers: [5, 9, 2, 1, 7], whole: 2 })
  })
  test('then those with more words, then those with the rarer one', () => {
    expect(found([1, 2, 3, 4], [3, 8], [8, 4, 6])).toEqual({
      numbers: [8, 3, 4, 6, 1, 2],
      whole: 0,
    })
  })
  test('one word has no others', () => {
    expect(found([4, 2])).toEqual({ numbers: [2, 4], whole: 2 })
    expect(found([])).toEqual({ numbers: [], whole: 0 })
  })
})
