import { useEffect, useMemo, useState } from 'react'
import type { SearchIndex } from '../content/searchIndex'
import { answerIn, answerOf, type SearchAnswer } from './answers'
import { loadFound, photosAtHand } from './photos'
import { queryWords } from './terms/termsOf'

/** The number of photographs that a search shows first. Each can be in a different file. */
export const FIRST_FOUND = 12
const NEAR = 3

export type FoundAnswer = {
  text: string
  year: number | undefined
  /** `all`: all results. `answer`: the results of the chosen year. */
  all: SearchAnswer
  answer: SearchAnswer
  /** Without results: the alphabetical neighbours of the first word. */
  near: { word: string; count: number }[]
}

/** `found`: the last answer. `rows`: the last answer with loaded photographs. */
type Shown = { found?: FoundAnswer; rows?: FoundAnswer; hasFailed?: true }

export const loadRows = () => import('./FoundRows')
/** Loads the code of the search, after the page has started. */
const loadFinder = () => Promise.all([import('./searchPhotos'), import('./shard'), loadRows()])

/** Searches while the visitor types, so that the answer is ready when typing pauses. */
export async function searchEarly(index: SearchIndex, text: string): Promise<void> {
  const [{ searchPhotos }] = await loadFinder()
  // Words that begin with one letter are in many files.
  if (text.trim().length > 1) await searchPhotos(index, text)
}

const shownOf = ({ answer }: FoundAnswer) => answer.numbers.slice(0, FIRST_FOUND)

/** An earlier answer. `undefined` without results, because the neighbouring words must be loaded. */
function knownAnswer(index: SearchIndex, text: string, year?: number): FoundAnswer | undefined {
  const all = answerOf(index, text)
  return all?.numbers.length
    ? { text, year, all, answer: answerIn(year, index, text, all), near: [] }
    : undefined
}

function isAtHand(index: SearchIndex, found: FoundAnswer): boolean {
  const first = shownOf(found)
  return photosAtHand(index, first).length === first.length
}

async function loadAnswer(index: SearchIndex, text: string, year?: number): Promise<FoundAnswer> {
  const [{ searchPhotos }, { wordsNear }] = await loadFinder()
  const all = await searchPhotos(index, text)
  const near = all.numbers.length
    ? []
    : await wordsNear(index, queryWords(text)[0]?.terms[0] ?? '', NEAR)
  return { text, year, all, answer: answerIn(year, index, text, all), near }
}

/** The answer to a query, and until it has loaded the previous one. `undefined`: an empty query. */
export function useAnswer(
  index: SearchIndex,
  text: string,
  year: number | undefined,
): Shown | undefined {
  const isAsked = queryWords(text).length > 0
  const [last, setLast] = useState<Shown>({})
  // The object stays the same for the same answer, because results are rendered from a deferred value.
  const known = useMemo(
    () => (isAsked ? knownAnswer(index, text, year) : undefined),
    [index, text, year, isAsked],
  )
  useEffect(() => {
    if (!isAsked) return
    const over = new AbortController()
    const { signal } = over
    const load = async () => {
      const found = known ?? (await loadAnswer(index, text, year))
      if (!isAtHand(index, found)) {
        // Shows the number of results before the photographs have loaded.
        if (!signal.aborted) setLast(({ rows }) => ({ found, ...(rows ? { rows } : {}) }))
        await loadFound(index, shownOf(found))
      }
      if (!signal.aborted) setLast({ found, rows: found })
    }
    const attempt = () =>
      void load().catch(() => {
        if (signal.aborted) return
        setLast({ hasFailed: true })
        // Tries again when the connection is back, and on Enter.
        for (const type of ['online', 'submit'])
          window.addEventListener(type, attempt, { once: true, signal })
      })
    attempt()
    return () => over.abort()
  }, [index, text, year, isAsked, known])
  if (!isAsked) return undefined
  if (!known) return last
  return isAtHand(index, known) ? { found: known, rows: known } : { ...last, found: known }
}
