import { EDGES } from './imgur.ts'
import type { Address, Size } from './adapter.ts'

const LETTERED = /^(.*\/)(\w{5}|\w{7})([sbtmlh])(\.\w+)$/
const BOXED = /^(.*)-(\d{2,4})x(\d{2,4})(\.\w+)$/

/**
 * Where the name and the size of a picture on any host agree that it is a smaller version, as
 * `AbCdEfGl.jpg` of 640 px or `alps-300x200.jpg` of 300 px do: the address of the whole one, and
 * whether that is certain before it has been asked for.
 */
export function sizeSuffix(
  at: Address,
  size: Size,
): { larger: string; certain: boolean } | undefined {
  const longer = Math.max(size.width, size.height)
  const [, folder, id, letter, ending] = LETTERED.exec(at.pathname) ?? []
  if (folder && id && letter && EDGES[letter] === longer)
    return {
      larger: `${at.origin}${folder}${id}${ending}${at.search}`,
      // Ids mix letter cases; a word that happens to end in a letter of these does not.
      certain: /[a-z]/.test(id) && /[A-Z]/.test(id) && id.length === 7,
    }
  const [, stem, width, height, kind] = BOXED.exec(at.pathname) ?? []
  if (stem && (Number(width) === size.width || Number(height) === size.height))
    return { larger: `${at.origin}${stem}${kind}${at.search}`, certain: false }
  return undefined
}
