import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { languageOf, wordsFile } from '../src/content/source/site/languages.ts'
import { readContent } from '../src/content/source/readContent.ts'
import { keywordFilter } from '../src/prerender/search/publicKeywords.ts'
import type { Words } from '../src/words/words.ts'

/** Characters that fonts draw, including the joiners that shape words. Symbols and emoji have other fonts. */
const LETTER =
  /(?![\ufe0e\ufe0f\u20e3])[\p{L}\p{M}\p{N}\p{P}\p{Sc}]|(?<=[\p{L}\p{M}])[\u200c\u200d]/gu

/** The code points of a text's letters, marks and punctuation, ascending and unique. */
export const lettersOf = (text: string): number[] =>
  [...new Set(text.match(LETTER))].map((sign) => sign.codePointAt(0)!).toSorted((a, b) => a - b)

/**
 * The letters of a site: those of its content and of the interface's words in its language. Throws a
 * ContentError if the content cannot be read.
 */
export async function usedLetters(folder: string): Promise<number[]> {
  const { diagnostics: _, ...content } = await readContent(folder)
  const isPublished = keywordFilter(content.site)
  const file = wordsFile(languageOf(content.site))
  const { viewer, capture } = (await import(pathToFileURL(file).href)) as Words
  return lettersOf(
    [
      // Visitors get only published keywords.
      JSON.stringify(content, (key, value: unknown) => (key === 'keywords' ? undefined : value)),
      ...content.albums.flatMap(({ photos }) =>
        photos.flatMap(({ keywords = [] }) => keywords.filter(isPublished)),
      ),
      await readFile(file, 'utf8'),
      // Digits and their separators, which may come from Intl.
      viewer.position(1_234_567_890),
      capture.number('0.5'),
    ].join(' '),
  )
}
