import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../schema/site.ts'
import type { Report } from '../diagnostic.ts'

const FOLDER = join(import.meta.dirname, '../../../words')

export function languages(): string[] {
  return readdirSync(FOLDER)
    .flatMap((name) => /^([a-z]{2,3}(?:-\w+)*)\.ts$/.exec(name)?.[1] ?? [])
    .toSorted()
}

export const languageOf = ({ lang = 'en' }: Pick<Site, 'lang'>): string => lang

/** Newer engines have the method, older ones the property. TypeScript knows neither. */
type TextInfo = { direction: 'ltr' | 'rtl' }
type LocaleInfo = { getTextInfo?: () => TextInfo; textInfo?: TextInfo }

/** `rtl` for Arabic or Hebrew, by Unicode data. */
export function directionOf(lang: string): TextInfo['direction'] {
  const locale: Intl.Locale & LocaleInfo = new Intl.Locale(lang)
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr'
}

export function rootAttributes(lang: string): string {
  return directionOf(lang) === 'rtl' ? `lang="${lang}" dir="rtl"` : `lang="${lang}"`
}

export const wordsFile = (lang: string): string => join(FOLDER, `${lang}.ts`)

export function checkLanguage({ lang }: Pick<Site, 'lang'>, report: Report): void {
  const known = languages()
  if (lang === undefined || known.includes(lang)) return
  report({
    code: 'unknown-language',
    severity: 'error',
    file: 'site.json',
    path: 'lang',
    message: `is ${lang}, but the interface is available only in ${known.join(', ')}`,
    remedy: `Choose one of them, or copy src/words/en.ts to src/words/${lang}.ts and translate it`,
  })
}
