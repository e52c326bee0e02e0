import { isLoopback } from './isLoopback.ts'

/** A parsed `src` of a photo, before its host is requested. */
export type Src =
  | { kind: 'empty' }
  | { kind: 'own' }
  /** `meant`: the address with `https:`, if only that is missing. */
  | { kind: 'unreadable'; meant?: string }
  | { kind: 'secret' }
  | {
      kind: 'address'
      url: string
      trimmed?: string
      /** The address without the characters stuck to its end. */
      mended?: string
      /** The address ends as in `.jpgg` or `.jpg,`. */
      stuck?: true
      secure?: string
    }

/** An image address with characters stuck to its end, such as `.jpgg` or `.jpg,`. */
export const TRAILING = /\.(jpe?g|png|webp|avif|gif)([^/?#]{1,3})$/i
const UP_TO_ENDING = /^(.*\.(?:jpe?g|png|webp|avif|gif)).*$/is

/** Parses a photo's `src`. Normalises percent-encoding and letter case, so equal addresses match. */
export function parseSrc(src: string): Src {
  const trimmed = src.trim()
  if (trimmed === '') return { kind: 'empty' }
  if (/^\/(?!\/)/.test(trimmed)) return { kind: 'own' }
  if (trimmed.startsWith('//') && URL.canParse(`https:${trimmed}`))
    return { kind: 'unreadable', meant: `https:${trimmed}` }
  if (!URL.canParse(trimmed)) return { kind: 'unreadable' }
  const url = new URL(trimmed)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { kind: 'unreadable' }
  if (url.username || url.password) return { kind: 'secret' }
  url.hash = ''
  url.pathname = settled(url.pathname)
  const said: Src = { kind: 'address', url: url.href }
  if (trimmed !== src) said.trimmed = trimmed
  if (url.protocol === 'http:' && !isLoopback(url))
    said.secure = trimmed.replace(/^http:/i, 'https:')
  const mended = mend(trimmed)
  if (TRAILING.test(endOf(trimmed))) said.stuck = true
  if (mended !== trimmed) said.mended = mended
  return said
}

/** Percent-encodes a path where needed, in capitals. RFC 3986, 6.2.2 */
const settled = (path: string) =>
  path.replaceAll(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase()
  })

function mend(address: string): string {
  const bare = address.replace(/[\s.,;:!'")\]}>]+$/, '')
  const end = endOf(bare)
  return TRAILING.test(end) ? end.replace(UP_TO_ENDING, '$1') : bare
}

const endOf = (address: string) => address.replace(/[?#].*/s, '')
