import { useEffect, useMemo, useState } from 'react'
import type { SearchIndex } from '../content/searchIndex'
import { answerOf, type SearchAnswer } from './answers'
import { loadFound, photosAtHand } from './photos'
import { queryWords } from './terms/termsOf'

/** Photographs that a search shows first. Each may be in a file of its own. */
export const FIRST_FOUND = 12
const NEAR = 3

export type FoundAnswer = {
  /** The words that were looked for. */
  text: string
  year: number | undefined
  /** `all`: everything that was found. `answer`: the part of the chosen year. */
  all: SearchAnswer
  answer: SearchAnswer
  /** If nothing was found: words that resemble the first. */
  near: { word: string; count: number }[]
}

/** `found`: the last answer. `rows`: the last answer whose photographs have come. */
export type Shown = { found?: FoundAnswer; rows?: FoundAnswer; hasFailed?: true }

const NONE: Shown = {}

export const loadRows = () => import('./FoundRows')
/** Fetched once the page runs. */
export const loadFinder = () => Promise.all([import('./find'), import('./shard'), loadRows()])

/** Finds words while the visitor may still type, so that their answer is known after the pause. */
export async function findEarly(index: SearchIndex, text: string): Promise<void> {
  const [{ find }] = await loadFinder()
  // One letter begins words of many files.
  if (text.trim().length > 1) await find(index, text)
}

const shownOf = ({ answer }: FoundAnswer) => answer.numbers.slice(0, FIRST_FOUND)

/** An answer that was found before. If nothing was found, the words near have to be fetched. */
function knownAnswer(index: SearchIndex, text: string, year?: number): FoundAnswer | undefined {
  const all = answerOf(index, text)
  return all?.numbers.length
    ? { text, year, all, answer: answerOf(index, text, year)!, near: [] }
    : undefined
}

function isAtHand(index: SearchIndex, found: FoundAnswer): boolean {
  const first = shownOf(found)
  return photosAtHand(index, first).length === first.length
}

async function loadAnswer(index: SearchIndex, text: string, year?: number): Promise<FoundAnswer> {
  const [{ find }, { wordsNear }] = await loadFinder()
  const all = await find(index, text)
  const near = all.numbers.length
    ? []
    : await wordsNear(index, queryWords(text)[0]?.terms[0] ?? '', NEAR)
  return { text, year, all, answer: answerOf(index, text, year)!, near }
}

/** The answer to words; until it has come, the one before. `undefined`: nothing is looked for. */
export function useAnswer(
  index: SearchIndex,
  text: string,
  year: number | undefined,
): Shown | undefined {
  const isAsked = queryWords(text).length > 0
  const [last, setLast] = useState(NONE)
  // The same object until another answer comes: results are rendered from a deferred one.
  const known = useMemo(
    () => (isAsked ? knownAnswer(index, text, year) : undefined),
    [index, text, year, isAsked],
  )
  useEffect(() => {
    if (!isAsked) return
    let isOver = false
    const load = async () => {
      const found = known ?? (await loadAnswer(index, text, year))
      if (!isAtHand(index, found)) {
        // The answer is told before its photographs come.
        if (!isOver) setLast(({ rows }) => ({ found, ...(rows ? { rows } : {}) }))
        await loadFound(index, shownOf(found))
      }
      if (!isOver) setLast({ found, rows: found })
    }
    load().catch(() => void (isOver || setLast({ hasFailed: true })))
    return () => {
      isOver = true
    }
  }, [index, text, year, isAsked, known])
  if (!isAsked) return undefined
  if (!known) return last
  return isAtHand(index, known) ? { found: known, rows: known } : { ...last, found: known }
}
