/** UTF-16 units of the windows by which long and short texts are looked for. */
const [LONG, SHORT] = [8, 3]
/** Multipliers of the rolling hash, and of what picks a bit. Odd; the second is 2^32 / golden ratio. */
const [BASE, MIX] = [0x01000193, 0x9e3779b1]
/** Bits of the table that says which windows are worth a look: 2^22 of them, half a megabyte. */
const BITS = 22

/** A to Z as a to z. */
const fold = (code: number): number => (code >= 65 && code <= 90 ? code | 32 : code)

/** The shortest text that can be looked for. */
export const SHORTEST = SHORT

type Anchor = { index: number; offset: number }

/** The texts that share a length of window: each is known by one window of it, the rarest. */
function createWindow(texts: readonly string[], indices: readonly number[], width: number) {
  let leaving = 1
  for (let i = 0; i < width; i++) leaving = Math.imul(leaving, BASE)
  const bits = new Uint32Array(2 ** (BITS - 5))
  const anchors = new Map<number, Anchor[]>()
  const hashesOf = (text: string) => {
    const hashes: number[] = []
    roll(text, (hash) => void hashes.push(hash))
    return hashes
  }

  /** Calls with the hash of every window and where it ends. */
  function roll(text: string, call: (hash: number, end: number) => void) {
    let hash = 0
    for (let end = 0; end < text.length; end++) {
      hash = (Math.imul(hash, BASE) + fold(text.charCodeAt(end))) | 0
      if (end >= width) hash = (hash - Math.imul(fold(text.charCodeAt(end - width)), leaving)) | 0
      if (end >= width - 1) call(hash, end + 1)
    }
  }

  const counts = new Map<number, number>()
  for (const index of indices)
    for (const hash of hashesOf(texts[index]!)) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  for (const index of indices) {
    const hashes = hashesOf(texts[index]!)
    let offset = 0
    for (let i = 1; i < hashes.length; i++)
      if (counts.get(hashes[i]!)! < counts.get(hashes[offset]!)!) offset = i
    const hash = hashes[offset]!
    const bit = Math.imul(hash, MIX) >>> (32 - BITS)
    bits[bit >>> 5]! |= 1 << (bit & 31)
    const known = anchors.get(hash)
    if (known) known.push({ index, offset })
    else anchors.set(hash, [{ index, offset }])
  }

  return function find(text: string, found: (index: number, at: number) => void) {
    if (anchors.size === 0) return
    let hash = 0
    for (let end = 0; end < text.length; end++) {
      hash = (Math.imul(hash, BASE) + fold(text.charCodeAt(end))) | 0
      if (end >= width) hash = (hash - Math.imul(fold(text.charCodeAt(end - width)), leaving)) | 0
      const bit = Math.imul(hash, MIX) >>> (32 - BITS)
      if ((bits[bit >>> 5]! & (1 << (bit & 31))) === 0 || end < width - 1) continue
      for (const { index, offset } of anchors.get(hash) ?? [])
        found(index, end + 1 - width - offset)
    }
  }
}

/**
 * Looks for many texts at once, in time that grows with what is read and not with their number
 * (Rabin and Karp, 1987: one rolling hash, many patterns). Letters A to Z match in either case; what is
 * shorter than `SHORTEST` is not found. `isAt` says whether one that begins there counts.
 * @returns for a text, the indices of those in it, each with its first place that counts
 */
export function createSearch(
  texts: readonly string[],
  isAt: (index: number, text: string, at: number) => boolean = () => true,
): (text: string) => Map<number, number> {
  const all = [...texts.keys()]
  const long = createWindow(
    texts,
    all.filter((i) => texts[i]!.length >= LONG),
    LONG,
  )
  const short = createWindow(
    texts,
    all.filter((i) => texts[i]!.length < LONG && texts[i]!.length >= SHORT),
    SHORT,
  )
  const isSame = (wanted: string, text: string, at: number) => {
    if (at < 0 || at + wanted.length > text.length) return false
    for (let i = 0; i < wanted.length; i++)
      if (fold(wanted.charCodeAt(i)) !== fold(text.charCodeAt(at + i))) return false
    return true
  }
  return (text) => {
    const hits = new Map<number, number>()
    const found = (index: number, at: number) => {
      if (!hits.has(index) && isSame(texts[index]!, text, at) && isAt(index, text, at))
        hits.set(index, at)
    }
    long(text, found)
    short(text, found)
    return hits
  }
}
