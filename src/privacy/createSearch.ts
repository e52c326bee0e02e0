/** Windows for finding long and short texts, in UTF-16 code units. No shorter text can be found. */
const LONG = 8
export const SHORTEST = 3
/** Multipliers of the rolling hash and the bit table. Odd; the second is 2^32 / golden ratio. */
const [BASE, MIX] = [0x01000193, 0x9e3779b1]
/** Size of the filter that rules out most windows: 2^22 bits, half a megabyte. */
const BITS = 22

const fold = (code: number): number => (code >= 65 && code <= 90 ? code | 32 : code)

function roll(text: string, width: number, call: (hash: number, at: number) => void) {
  let leaving = 1
  for (let i = 0; i < width; i++) leaving = Math.imul(leaving, BASE)
  let hash = 0
  for (let end = 0; end < text.length; end++) {
    hash = (Math.imul(hash, BASE) + fold(text.charCodeAt(end))) | 0
    if (end >= width) hash = (hash - Math.imul(fold(text.charCodeAt(end - width)), leaving)) | 0
    if (end >= width - 1) call(hash, end + 1 - width)
  }
}

type Wanted = { readonly text: string }

/** A search for texts of at least `width`. It finds each by its rarest window. */
function createWindow<W extends Wanted>(wanted: readonly W[], width: number) {
  const filter = new Uint32Array(2 ** (BITS - 5))
  const bitOf = (hash: number) => Math.imul(hash, MIX) >>> (32 - BITS)
  const anchors = new Map<number, { one: W; offset: number }[]>()
  const counts = new Map<number, number>()
  for (const { text } of wanted)
    roll(text, width, (hash) => void counts.set(hash, (counts.get(hash) ?? 0) + 1))
  for (const one of wanted) {
    let rarest = { hash: 0, offset: 0, count: Infinity }
    roll(one.text, width, (hash, offset) => {
      const count = counts.get(hash)!
      if (count < rarest.count) rarest = { hash, offset, count }
    })
    const { hash, offset } = rarest
    const bit = bitOf(hash)
    filter[bit >>> 5]! |= 1 << (bit & 31)
    const known = anchors.get(hash)
    if (known) known.push({ one, offset })
    else anchors.set(hash, [{ one, offset }])
  }

  return function find(text: string, found: (one: W, at: number) => void) {
    if (anchors.size === 0) return
    roll(text, width, (hash, at) => {
      const bit = bitOf(hash)
      if ((filter[bit >>> 5]! & (1 << (bit & 31))) === 0) return
      for (const { one, offset } of anchors.get(hash) ?? []) found(one, at - offset)
    })
  }
}

/**
 * A search for many texts at once (Rabin and Karp, 1987). Its time depends on the text to read, not on the
 * number of texts. A to Z match in any case. Texts below `SHORTEST` are not found. `isAt` decides whether a
 * match counts.
 * @returns the found texts, each with its first place
 */
export function createSearch<W extends Wanted>(
  wanted: readonly W[],
  isAt: (one: W, text: string, at: number) => boolean,
): (text: string) => Map<W, number> {
  const long = wanted.filter(({ text }) => text.length >= LONG)
  const short = wanted.filter(({ text }) => text.length >= SHORTEST && text.length < LONG)
  const windows = [createWindow(long, LONG), createWindow(short, SHORTEST)]
  const isSame = (wanted: string, text: string, at: number) => {
    if (at < 0 || at + wanted.length > text.length) return false
    for (let i = 0; i < wanted.length; i++)
      if (fold(wanted.charCodeAt(i)) !== fold(text.charCodeAt(at + i))) return false
    return true
  }
  return (text) => {
    const hits = new Map<W, number>()
    for (const find of windows)
      find(text, (one, at) => {
        if (!hits.has(one) && isSame(one.text, text, at) && isAt(one, text, at)) hits.set(one, at)
      })
    return hits
  }
}
