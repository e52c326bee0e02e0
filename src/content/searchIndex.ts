import type { Photo } from './schema'

/** A photograph in the search, numbered from 0, the newest year first. `album`: index in `albums`. */
export type FoundPhoto = Omit<Photo, 'capture' | 'placeholder' | 'focus'> & {
  album: number
  /** Its index in its album, from 0. */
  place: number
}

export type IndexWord = { word: string; count: number }

/** `slug`: the last segment of its page. */
export type IndexKeyword = IndexWord & { slug: string }

export type FoundAlbum = { title: string; path: string; count: number }

/** The start of a search. Words and photographs are in other files, fetched when needed. */
export type SearchIndex = {
  /** The folder of those files, from the root. */
  files: string
  /** The first term of each words file. */
  starts: string[]
  albums: FoundAlbum[]
  /** Runs of photographs in the order of their numbers: the year (0 if unknown), the album, the count. */
  runs: [year: number, album: number, count: number][]
  words: IndexWord[]
  keywords: IndexKeyword[]
  cameras: IndexWord[]
  lenses: IndexWord[]
}

export const NO_INDEX: SearchIndex = {
  files: '',
  starts: [],
  albums: [],
  runs: [],
  words: [],
  keywords: [],
  cameras: [],
  lenses: [],
}

/** The photographs of a year or keyword. `numbers`: as `packNumbers` packs them; `photos`: the first ones. */
export type PhotoSet = { title: string; numbers: number[]; photos: FoundPhoto[] }

/** Photographs per file, and in the set that a page starts with. */
export const CHUNK = 16
export const FIRST_PHOTOS = 24

type Year = { year: number; count: number }

/** The years of all photographs, or of these numbers, in ascending order. */
export function yearsOf({ runs }: Pick<SearchIndex, 'runs'>, numbers?: readonly number[]): Year[] {
  const counts = new Map<number, number>()
  const add = (year: number, count: number) =>
    year && counts.set(year, (counts.get(year) ?? 0) + count)
  for (const [year, , count] of runs) add(year, numbers ? 0 : count)
  if (numbers) {
    const runOf = runFinder(runs)
    for (const number of numbers) add(runOf(number)[0], 1)
  }
  return Array.from(counts, ([year, count]) => ({ year, count })).toSorted(
    (a, b) => a.year - b.year,
  )
}

const runsOfNumbers = new WeakMap<SearchIndex['runs'], SearchIndex['runs']>()

export function runFinder(runs: SearchIndex['runs']) {
  const all =
    runsOfNumbers.get(runs) ?? runs.flatMap((run) => Array.from({ length: run[2] }, () => run))
  runsOfNumbers.set(runs, all)
  return (number: number) => all[number]!
}

export function albumsOf({ runs, albums }: SearchIndex, numbers: readonly number[]): FoundAlbum[] {
  const runOf = runFinder(runs)
  const own = new Set(numbers.map((number) => runOf(number)[1]))
  return [...own].map((album) => albums[album]!)
}
