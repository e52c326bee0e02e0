import MiniSearch from 'minisearch'
import { fetchOnce } from '../content/loading/fetchOnce'
import type { SearchIndex } from '../content/searchIndex'
import { capitalised } from './terms/capitalised'
import { unpackNumbers } from './terms/postings'
import { type Entry, shardsFor } from './terms/shards'

const MISTYPED = 0.2 // the share of a word's letters that may be wrong if no word matches exactly

type Shard = { words: MiniSearch; entries: readonly Entry[] }

const shards = new Map<string, Promise<Shard>>()

async function readShard(url: string): Promise<Shard> {
  const entries = await fetchOnce<Entry[]>(url)
  const words = new MiniSearch<{ id: number; term: string }>({
    fields: ['term'],
    tokenize: (term) => [term],
    processTerm: (term) => term,
  })
  words.addAll(entries.map(([term], id) => ({ id, term })))
  return { words, entries }
}

/** Loads a file of words once per visit. */
function loadShard({ files }: SearchIndex, number: number): Promise<Shard> {
  const url = `${files}/words-${number}.json`
  const known = shards.get(url) ?? readShard(url)
  known.catch(() => shards.delete(url))
  shards.set(url, known)
  return known
}

export type Match = { numbers: Set<number>; terms: string[] }

/** Photographs with a term or with words that begin with it. If none match, those with similar words. */
export async function matchTerm(
  index: SearchIndex,
  term: string,
  isStart: boolean,
  mayBeMistyped: boolean,
): Promise<Match> {
  const wanted = shardsFor(index.starts, term, isStart)
  const loaded = await Promise.all(wanted.map((number) => loadShard(index, number)))
  const search = (options: { prefix?: boolean; fuzzy?: number }) =>
    loaded.flatMap(({ words, entries }) =>
      words.search(term, options).map(({ id }) => entries[id]!),
    )
  const exact = search({ prefix: isStart })
  const found = exact.length || !mayBeMistyped ? exact : search({ fuzzy: MISTYPED })
  return {
    numbers: new Set(found.flatMap(([, packed]) => unpackNumbers(packed))),
    terms: found.map(([name]) => name),
  }
}

/** The alphabetical neighbours of a term, in their usual spelling, with their numbers of photographs. */
export async function wordsNear(index: SearchIndex, term: string, most: number) {
  const [first] = shardsFor(index.starts, term, false)
  if (first === undefined) return []
  const { entries } = await loadShard(index, first)
  const { lang } = document.documentElement
  const words = entries.filter(([name, , shown]) => shown !== '' && /^\P{N}+$/u.test(name))
  const after = words.findIndex(([name]) => name > term)
  const at = (after < 0 ? words.length : after) - Math.floor(most / 2)
  const from = Math.max(0, Math.min(at, words.length - most))
  return words.slice(from, from + most).map(([name, packed, shown = name]) => ({
    word: capitalised(shown, lang),
    count: unpackNumbers(packed).length,
  }))
}
