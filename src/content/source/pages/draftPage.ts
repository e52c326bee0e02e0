import type { PageSource } from '../content.ts'
import type { NoteLine } from './frontMatter.ts'
import type { ParsedPage } from './parseMarkdown.ts'

/** A page with the data for its remaining checks. */
export type DraftPage = PageSource & Omit<ParsedPage, 'text'> & { order: number; note: NoteLine }
