import { describe, expect, test } from 'vitest'
import { mergeFound } from '../../../src/search/terms/mergeFound'
import { packNumbers, unpackNumbers } from '../../../src/search/terms/postings'
import { cutShards, type Entry, shardsFor } from '../../../src/search/terms/shards'
import { seeded } from '../../random'

describe('the numbers of photographs', () => {
  test('are packed as gaps and runs', () => {
    expect(packNumbers([3, 4, 5, 9])).toEqual([3, -2, 4])
    expect(packNumbers([0, 1, 2])).toEqual([0, -2])
  })
  test('are the same after packing and unpacking', () => {
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
  const starts = shards.map(([[term]]) => term)

  test('hold all entries in order, each shard up to its size', () => {
    expect(shards.flat()).toEqual(entries)
    expect(starts).toEqual(['ash', 'beach', 'cape', 'seal'])
  })
  test('a term too large for a shard has a shard of its own', () => {
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
  ] as const)('the term %s (as a prefix: %s) is in the shards %j', (term, isStart, expected) => {
    expect(shardsFor(starts, term, isStart)).toEqual(expected)
  })
  test('a prefix of many shards is looked up in the first four', () => {
    const many = Array.from({ length: 9 }, (_, i) => `b${i}`)
    expect(shardsFor(['a', ...many], 'b', true)).toEqual([0, 1, 2, 3])
  })
  test('an empty index has no shards', () => {
    expect(shardsFor([], 'sea', true)).toEqual([])
  })
})

describe('the order of found photographs', () => {
  const found = (...words: number[][]) => mergeFound(words.map((numbers) => new Set(numbers)))

  test('photographs with all words come first, the newest first', () => {
    expect(found([1, 5, 7, 9], [5, 9, 2])).toEqual({ numbers: [5, 9, 2, 1, 7], whole: 2 })
  })
  test('then come photographs with more words, then those with the rarer word', () => {
    expect(found([1, 2, 3, 4], [3, 8], [8, 4, 6])).toEqual({
      numbers: [8, 3, 4, 6, 1, 2],
      whole: 0,
    })
  })
  test('a search for one word has no partial matches', () => {
    expect(found([4, 2])).toEqual({ numbers: [2, 4], whole: 2 })
    expect(found([])).toEqual({ numbers: [], whole: 0 })
  })
})
