import { textData } from './dataPaths'
import { loadServed } from './loadServed'
import type { PageText } from './pageText'

/** Loads the text of one of the owner's pages. */
export const loadPageText = (id: string): Promise<PageText> =>
  loadServed(textData(id), ({ texts }) => texts[id]!)
