import { textData } from './dataPaths'
import { loadServed } from './loadServed'
import type { PageText } from '../pageText'

export const loadPageText = (id: string): Promise<PageText> =>
  loadServed(textData(id), ({ texts }) => texts[id]!)
