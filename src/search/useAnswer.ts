import { useEffect, useState } from 'react'
import type { SearchIndex } from '../content/searchIndex'
import { type Answer, answerOf, find, ofYear } from './find'
import { loadFound, photosAtHand } from './photos'
import { wordsNear } from './shard'
import { queryWords } from './terms/termsOf'

/** Photographs that a search shows first. Each may be in a file of its own. */
export const FIRST_FOUND = 12
const NEAR = 3

export type Shown = {
  /** The words that were looked for. */
  text: string
  /** All that was found, and what of it is shown: of the chosen year. */
  all: Answer
  answer: Answer
  /** Where nothing was found: words near the first. */
  near: { word: string; count: number }[]
}

const years = new Map<string, Answer>()

/** The same object for the same year, so that a list comes back as it was. */
function answerOfYear(index: SearchIndex, text: string, all: Answer, year: number | undefined) {
  if (year === undefined) return all
  const name = `${index.files} ${year} ${text}`
  const known = years.get(name) ?? ofYear(index, all, year)
  years.set(name, known)
  return known
}

function shownBefore(index: SearchIndex, text: string, year?: number): Shown | undefined {
  const all = answerOf(index, text)
  if (!all?.numbers.length) return undefined
  const answer = answerOfYear(index, text, all, year)
  const first = answer.numbers.slice(0, FIRST_FOUND)
  if (photosAtHand(index, first).length < first.length) return undefined
  return { text, all, answer, near: [] }
}

async function loadShown(index: SearchIndex, text: string, year?: number): Promise<Shown> {
  const all = await find(index, text)
  const answer = answerOfYear(index, text, all, year)
  const [near] = await Promise.all([
    all.numbers.length ? [] : wordsNear(index, queryWords(text)[0]?.terms[0] ?? '', NEAR),
    loadFound(index, answer.numbers.slice(0, FIRST_FOUND)),
  ])
  return { text, all, answer, near }
}

/** The answer to words; until it has come, the one before. `undefined`: nothing is looked for. `failed`: it could not be fetched. */
export function useAnswer(
  index: SearchIndex,
  text: string,
  year: number | undefined,
): Shown | 'failed' | undefined {
  const isAsked = queryWords(text).length > 0
  const [last, setLast] = useState<Shown | 'failed'>()
  const before = isAsked ? shownBefore(index, text, year) : undefined
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
