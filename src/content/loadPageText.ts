import { textData } from './dataPaths'
import { fetchOnce } from './fetchOnce'
import type { PageText } from './pageText'

/** What a page of the owner's says. */
export async function loadPageText(id: string): Promise<PageText> {
  return import.meta.env.SSR
    ? (await import('virtual:content/server')).served.texts[id]!
    : fetchOnce<PageText>(textData(id))
}
