import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { languageOf, wordsFile } from '../src/content/source/site/languages.ts'
import { readContent } from '../src/content/source/readContent.ts'
import { keywordFilter } from '../src/prerender/search/publicKeywords.ts'
import type { Words } from '../src/words/words.ts'

/** What is set in a face, with the joiners that shape a word. Symbols and emoji have fonts of their own. */
const LETTER =
  /(?![\ufe0e\ufe0f\u20e3])[\p{L}\p{M}\p{N}\p{P}\p{Sc}]|(?<=[\p{L}\p{M}])[\u200c\u200d]/gu

/** The letters of a text, marks and punctuation too: their code points in ascending order, each once. */
export const lettersOf = (text: string): number[] =>
  [...new Set(text.match(LETTER))].map((sign) => sign.codePointAt(0)!).toSorted((a, b) => a - b)

/**
 * The letters that a site says: those of the content in a folder, and of the interface's words in its language.
 * Throws a ContentError where the content cannot be read.
 */
export async function usedLetters(folder: string): Promise<number[]> {
  const { diagnostics: _, ...content } = await readContent(folder)
  const isPublished = keywordFilter(content.site)
  const file = wordsFile(languageOf(content.site))
  const { viewer, capture } = (await import(pathToFileURL(file).href)) as Words
  return lettersOf(
    [
      // Visitors get published keywords alone.
      JSON.stringify(content, (key, value: unknown) => (key === 'keywords' ? undefined : value)),
      ...content.albums.flatMap(({ photos }) =>
        photos.flatMap(({ keywords = [] }) => keywords.filter(isPublished)),
      ),
      await readFile(file, 'utf8'),
      // Digits and the signs between them, which may come of Intl.
      viewer.position(1_234_567_890),
      capture.number('0.5'),
    ].join(' '),
  )
}
