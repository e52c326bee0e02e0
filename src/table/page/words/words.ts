import { de } from './de'
import { en } from './en'

/** What each language has a word for. */
export type TableWords = typeof en

const LANGUAGES: Record<string, TableWords> = { en, de }

/** The words of the page's own language; English where the table has none for it. */
export const words: TableWords = LANGUAGES[document.documentElement.lang] ?? en
