import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../schema/site.ts'
import type { Report } from '../diagnostic.ts'

/** The language of a site that names none. */
const DEFAULT = 'en'

/** Where each language has a file of the interface's words, named after its code. */
const FOLDER = join(import.meta.dirname, '../../../words')

/** Codes of the languages that the interface has, such as `en` and `de`, sorted. */
export function languages(): string[] {
  return readdirSync(FOLDER)
    .flatMap((name) => /^([a-z]{2,3}(?:-\w+)*)\.ts$/.exec(name)?.[1] ?? [])
    .toSorted()
}

/** The language of a site. */
export const languageOf = ({ lang = DEFAULT }: Pick<Site, 'lang'>): string => lang

/** As newer engines have it, and older ones. The compiler knows neither yet. */
type TextInfo = { direction: 'ltr' | 'rtl' }
type LocaleInfo = { getTextInfo?: () => TextInfo; textInfo?: TextInfo }

/** Where the lines of a language run to, as Unicode's data says: `rtl` for Arabic or Hebrew. */
export function directionOf(lang: string): TextInfo['direction'] {
  const locale = new Intl.Locale(lang) as LocaleInfo
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr'
}

/** What the root element of a page in a language says of it. */
export function rootAttributes(lang: string): string {
  return directionOf(lang) === 'rtl' ? `lang="${lang}" dir="rtl"` : `lang="${lang}"`
}

/** The file of a language's words. */
export const wordsFile = (lang: string): string => join(FOLDER, `${lang}.ts`)

/** Reports a language that the interface has no words in. */
export function checkLanguage({ lang }: Pick<Site, 'lang'>, report: Report): void {
  const known = languages()
  if (lang === undefined || known.includes(lang)) return
  report({
    code: 'unknown-language',
    severity: 'error',
    file: 'site.json',
    path: 'lang',
    message: `is ${lang}, and the interface has ${known.join(', ')}`,
    remedy: `Choose one of them, or copy src/words/en.ts to src/words/${lang}.ts and translate it`,
  })
}
