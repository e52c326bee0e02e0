import { useEffect, useMemo, useState } from 'react'
import type { SearchIndex } from '../content/searchIndex'
import { answerOf, type SearchAnswer } from './answers'
import { loadFound, photosAtHand } from './photos'
import { queryWords } from './terms/termsOf'

/** Photographs that a search shows first. Each may be in a file of its own. */
export const FIRST_FOUND = 12
const NEAR = 3

export type Shown = {
  /** The words that were looked for. */
  text: string
  year: number | undefined
  /** `all`: everything that was found. `answer`: the part of the chosen year. */
  all: SearchAnswer
  answer: SearchAnswer
  /** If nothing was found: words that resemble the first. */
  near: { word: string; count: number }[]
}

export const loadRows = () => import('./FoundRows')
/** Fetched once the page runs. */
export const loadFinder = () => Promise.all([import('./find'), import('./shard'), loadRows()])

function shownBefore(index: SearchIndex, text: string, year?: number): Shown | undefined {
  const all = answerOf(index, text)
  if (!all?.numbers.length) return undefined
  const answer = answerOf(index, text, year)!
  const first = answer.numbers.slice(0, FIRST_FOUND)
  if (photosAtHand(index, first).length < first.length) return undefined
  return { text, year, all, answer, near: [] }
}

async function loadShown(index: SearchIndex, text: string, year?: number): Promise<Shown> {
  const [{ find }, { wordsNear }] = await loadFinder()
  const all = await find(index, text)
  const answer = answerOf(index, text, year)!
  const [near] = await Promise.all([
    all.numbers.length ? [] : wordsNear(index, queryWords(text)[0]?.terms[0] ?? '', NEAR),
    loadFound(index, answer.numbers.slice(0, FIRST_FOUND)),
  ])
  return { text, year, all, answer, near }
}

/** The answer to words; until it has come, the one before. `undefined`: nothing is looked for. `failed`: it could not be fetched. */
export function useAnswer(
  index: SearchIndex,
  text: string,
  year: number | undefined,
): Shown | 'failed' | undefined {
  const isAsked = queryWords(text).length > 0
  const [last, setLast] = useState<Shown | 'failed'>()
  // The same object until another answer comes: results are rendered from a deferred one.
  const before = useMemo(
    () => (isAsked ? shownBefore(index, text, year) : undefined),
    [index, text, year, isAsked],
  )
  useEffect(() => {
    if (!isAsked) return
    let isOver = false
    loadShown(index, text, year).then(
      (shown) => void (isOver || setLast(shown)),
      () => void (isOver || setLast('failed')),
    )
    return () => {
      isOver = true
    }
  }, [index, text, year, isAsked])
  return isAsked ? (before ?? last) : undefined
}
