import { describe, expect, test } from 'vitest'
import type { SearchIndex } from '../../../src/content/searchIndex'
import type { Content } from '../../../src/content/source/content'
import { compoundPartsOf } from '../../../src/prerender/search/compoundParts'
import { keywordFilter } from '../../../src/prerender/search/publicKeywords'
import { searchOf } from '../../../src/prerender/search/searchFiles'
import { slugOf } from '../../../src/prerender/search/slugOf'
import type { Entry } from '../../../src/search/terms/shards'
import { unpackNumbers } from '../../../src/search/terms/postings'
import { album, photo, SHARED } from '../../privacy/site'

const albums = [
  album('Kin', 'Kin', 'listed', [
    photo('1b1b1b1b1b1b', 'Emma asleep', { keywords: ['sea'] }),
    SHARED,
  ]),
  album('Lakes', 'Lakes', 'public', [
    photo('0a0a0a0a0a0a', 'A lake', {
      keywords: ['sea', 'Emma', 'draft'],
      capture: { camera: 'Coast Camera', taken: '2018-06-10T12:00:00' },
    }),
    SHARED,
    photo('dead0bad0bad', 'Better not seen', { hide: true }),
  ]),
  {
    ...album('Fjords', 'Fjords', 'public', [photo('3d3d3d3d3d3d', 'Das Rechenzentrum'), SHARED]),
    year: 2024,
  },
  album('proofs-k7Qz93mV', 'proofs', 'unlisted', [photo('2c2c2c2c2c2c', 'First dance')]),
]
const site = {
  name: 'Ada Boen',
  people: { older: 'Emma' },
  keywords: { public: ['sea', 'emma'] },
} as unknown as Content['site']

const { served, files, paths } = searchOf({ albums, site })
const entries = files
  .filter(({ fileName }) => fileName.includes('/words-'))
  .flatMap(({ json }) => JSON.parse(json) as Entry[])
const numbersOf = (term: string) =>
  unpackNumbers(entries.find(([name]) => name === term)?.[1] ?? [])

describe('the search index', () => {
  test('has each public photograph once', () => {
    const { runs, albums: found } = served.index
    expect(found.map(({ title }) => title)).toEqual(['Lakes', 'Fjords'])
    expect(runs).toEqual([
      [2024, 1, 1],
      [2018, 0, 1],
      [0, 0, 1],
    ] satisfies SearchIndex['runs'])
  })
  test('contains nothing of other albums and hidden photographs', () => {
    const all = files.map(({ fileName, json }) => fileName + json).join('\n')
    for (const text of ['Kin', 'asleep', 'dance', 'proofs', 'Better', '1b1b1b', 'dead0bad'])
      expect(all.toLowerCase(), text).not.toContain(text.toLowerCase())
  })
  test('has the keywords that the owner publishes, except names of people', () => {
    expect(served.index.keywords).toEqual([{ word: 'sea', count: 1, slug: 'sea' }])
    expect(numbersOf('emma')).toEqual([])
    expect(numbersOf('draft')).toEqual([])
  })
})

test('a photograph is found by caption, album, year, keyword and camera', () => {
  for (const term of ['lake', 'lakes', '2018', 'sea', 'coast'])
    expect(numbersOf(term), term).toContain(1)
})

test('years and keywords have pages', () => {
  expect(paths.toSorted()).toEqual([
    '/photography/keywords/sea',
    '/photography/years/2018',
    '/photography/years/2024',
  ])
  expect(served.sets['/photography/years/2024']).toMatchObject({
    title: '2024',
    numbers: [0],
    photos: [{ id: '3d3d3d3d3d3d', album: 1, place: 0 }],
  })
})

describe('a German compound', () => {
  test('is found by each of its later parts', () => {
    expect(numbersOf('zentrum')).toEqual([0])
    for (const lang of ['de', 'en'])
      expect(compoundPartsOf(lang)('rechenzentrumsbetrieb')).toEqual(
        expect.arrayContaining(['zentrumsbetrieb', 'betrieb']),
      )
  })
  test('is not assumed for a short word or a word of another script', () => {
    expect(compoundPartsOf('de')('wasser')).toEqual([])
    expect(compoundPartsOf('de')('ηλιοβασιλεμα')).toEqual([])
  })
})

describe('keywords', () => {
  test('stay private unless the owner publishes them', () => {
    expect(keywordFilter({})('sea')).toBe(false)
    expect(keywordFilter({ keywords: { public: true } })('sea')).toBe(true)
    expect(keywordFilter({ keywords: { public: ['Séa'] } })('sea')).toBe(true)
    expect(keywordFilter({ keywords: { public: ['land'] } })('sea')).toBe(false)
  })
  test('that name people stay private unless the site says otherwise', () => {
    const people = { older: 'Emma' }
    expect(keywordFilter({ people, keywords: { public: true } })('emma')).toBe(false)
    expect(keywordFilter({ people, keywords: { public: true, people: true } })('emma')).toBe(true)
  })
  test('have unique addresses', () => {
    const inUse = new Set<string>()
    const slugs = ['Black & White', 'black white', 'Index', '海'].map((one) => slugOf(one, inUse))
    expect(new Set(slugs).size).toBe(4)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]+$/)
    expect(slugs).not.toContain('index')
  })
})
