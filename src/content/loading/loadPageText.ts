import type { PageText } from '../pageText'
import { textData } from './dataPaths'
import { loadServed } from './loadServed'

export const loadPageText = (id: string): Promise<PageText> =>
  loadServed(textData(id), ({ texts }) => texts[id]!)
