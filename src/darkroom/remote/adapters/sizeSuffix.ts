import { EDGES } from './imgur.ts'
import type { Address, PixelSize } from './adapter.ts'

const LETTERED = /^(.*\/)(\w{5}|\w{7})([sbtmlh])(\.\w+)$/
const BOXED = /^(.*)-(\d{2,4})x(\d{2,4})(\.\w+)$/

/**
 * The address of the whole picture if name and size show that this is a smaller version, on any host:
 * `AbCdEfGl.jpg` of 640 px, `alps-300x200.jpg` of 300 px. `certain`: even if the whole does not answer.
 */
export function sizeSuffix(at: Address, size: PixelSize) {
  const longer = Math.max(size.width, size.height)
  const [, folder, id, letter, ending] = LETTERED.exec(at.pathname) ?? []
  if (folder && id && letter && EDGES[letter] === longer)
    return {
      larger: `${at.origin}${folder}${id}${ending}${at.search}`,
      // Ids mix upper and lower case; words do not.
      certain: /[a-z]/.test(id) && /[A-Z]/.test(id) && id.length === 7,
    }
  const [, stem, width, height, kind] = BOXED.exec(at.pathname) ?? []
  if (stem && (Number(width) === size.width || Number(height) === size.height))
    return { larger: `${at.origin}${stem}${kind}${at.search}`, certain: false }
  return undefined
}
