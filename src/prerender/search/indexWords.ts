import { createRequire } from 'node:module'
import type { IndexKeyword, IndexWord } from '../../content/searchIndex.ts'
import { foldText } from '../../content/foldText.ts'
import { capitalised } from '../../search/terms/capitalised.ts'
import { splitWords } from '../../search/terms/splitWords.ts'
import type { IndexedPhoto } from './photographs.ts'
import { slugOf } from './slugOf.ts'

// The package has no types. It has lists of words by three-letter language code.
const stopwords: Record<string, string[]> = createRequire(import.meta.url)('stopword')

/** The limit of each group. Keywords have no limit, because each has a page. */
const MOST = { words: 35, devices: 14 } as const

/** The stop word lists, by the site's language. */
const LISTS: Readonly<Record<string, string>> = {
  da: 'dan',
  de: 'deu',
  en: 'eng',
  es: 'spa',
  fi: 'fin',
  fr: 'fra',
  it: 'ita',
  ja: 'jpn',
  nl: 'nld',
  pl: 'pol',
  pt: 'por',
  sv: 'swe',
}

/** Stop words that are missing in the English list. */
const ENGLISH =
  'above against along among around behind below beneath beside beyond down inside near off one out outside over past still three toward towards two under up upon within without'

/** Counts how many photographs have each text. The most common comes first. */
function countTexts(texts: readonly (readonly string[])[]): { text: string; count: number }[] {
  const counts = new Map<string, { text: string; count: number }>()
  for (const own of texts)
    for (const [folded, text] of new Map(own.map((one) => [foldText(one), one]))) {
      const known = counts.get(folded)
      if (known) known.count += 1
      else counts.set(folded, { text, count: 1 })
    }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
}

/** The words of captions and their frequency. `Ridge` includes `Ridges`, like the search does. */
function commonWords(captions: readonly string[], lang: string): IndexWord[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' })
  const [code = ''] = lang.split('-')
  const stops = new Set(
    [...(stopwords[LISTS[code] ?? ''] ?? []), ...(code === 'en' ? ENGLISH.split(' ') : [])].map(
      foldText,
    ),
  )
  const wordsIn = (caption: string): string[] =>
    splitWords(caption).flatMap(({ from, to, isRun }) => {
      const said = caption.slice(from, to)
      return isRun ? Array.from(segmenter.segment(said), ({ segment }) => segment) : [said]
    })
  const isWord = (folded: string) =>
    !stops.has(folded) &&
    /^\P{N}+$/u.test(folded) &&
    folded.length > (/^\p{Script=Latin}/u.test(folded) ? 2 : 1)
  const found = captions.map(wordsIn)
  const common = countTexts(found.map((words) => words.filter((word) => isWord(foldText(word)))))
  const folded = found.map((words) => words.map(foldText))
  const shown: IndexWord[] = []
  const starts: string[] = []
  for (const { text } of common) {
    if (shown.length === MOST.words) break
    const start = foldText(text)
    if (starts.some((known) => start.startsWith(known) || known.startsWith(start))) continue
    starts.push(start)
    const count = folded.filter((words) => words.some((word) => word.startsWith(start))).length
    shown.push({ word: capitalised(text, lang), count })
  }
  return shown.toSorted((a, b) => b.count - a.count)
}

/** The words that the search shows before a query is typed. */
export function indexWordsOf(photographs: readonly IndexedPhoto[], lang: string) {
  const devices = (name: 'camera' | 'lens'): IndexWord[] =>
    countTexts(
      photographs.map(({ photo: { capture } }) => capture?.[name] ?? []).map((one) => [one].flat()),
    )
      .slice(0, MOST.devices)
      .map(({ text, count }) => ({ word: text, count }))
  const slugs = new Set<string>()
  return {
    words: commonWords(
      photographs.map(({ photo }) => photo.alt),
      lang,
    ),
    keywords: countTexts(photographs.map(({ keywords }) => keywords)).map(
      ({ text, count }): IndexKeyword => ({ word: text, count, slug: slugOf(text, slugs) }),
    ),
    cameras: devices('camera'),
    lenses: devices('lens'),
  }
}
