/** The code of a baseline JPEG's pixels: how it is passed over, without a look at what it says. */

/** An entry of a table: bits to pass over, and above them by how many coefficients. */
const STEP = 8
/** More coefficients than a block has: its end. */
const END = 64

/** For 16 bits of code what comes next; 0 where no code begins so. */
export type Table = Uint16Array

/** Of a DHT segment's table: ITU T.81, annex C and F.2.2. */
export function tableOf(counts: Buffer, symbols: Buffer, isMean: boolean): Table | undefined {
  const table = new Uint16Array(65536)
  let at = 0
  let symbol = 0
  for (let length = 1; length <= 16; length++)
    for (let i = 0; i < counts[length - 1]!; i++) {
      const said = symbols[symbol++]!
      const bits = said & 15
      const run = said >> 4
      const passes = isMean ? 1 : bits || run === 15 ? run + 1 : END
      const to = at + (1 << (16 - length))
      if (to > 65536) return undefined
      table.fill(((passes << STEP) | (length + bits)) & 0xffff, at, to)
      at = to
    }
  return table
}

/** Code without the zeros that are stuffed behind 0xff, up to the next marker. */
export type Stretch = { code: Uint8Array; length: number; end: number }

export function stretchFrom(bytes: Buffer, from: number): Stretch | undefined {
  let end = bytes.indexOf(0xff, from)
  for (; end >= 0 && (bytes[end + 1] === 0 || bytes[end + 1] === 0xff);)
    end = bytes.indexOf(0xff, end + (bytes[end + 1] === 0 ? 2 : 1))
  if (end < 0 || end + 1 >= bytes.length) return undefined
  // Zeros behind it, as codes are looked up 16 bits at a time.
  const code = new Uint8Array(end - from + 8)
  let length = 0
  for (let at = from; at < end;) {
    const stuffed = bytes.indexOf(0xff, at)
    const to = stuffed < 0 || stuffed >= end ? end : stuffed + 1
    code.set(bytes.subarray(at, to), length)
    length += to - at
    at = to < end && bytes[to] === 0 ? to + 1 : to
  }
  return { code, length, end }
}

/** Passes over `units` times these blocks. The bit behind them; -1 for a code that is none, or ends too soon. */
export function pass(
  { code, length }: Stretch,
  tables: Table[],
  from: number,
  units: number,
): number {
  const limit = length * 8
  let at = from
  for (let unit = 0; unit < units; unit++) {
    for (let i = 0; i < tables.length; i += 2) {
      let table = tables[i]!
      const others = tables[i + 1]!
      for (let k = 0; k < END; table = others) {
        const byte = at >> 3
        const seen = (code[byte]! << 16) | (code[byte + 1]! << 8) | code[byte + 2]!
        const step = table[(seen >> (8 - (at & 7))) & 0xffff]!
        if (step === 0) return -1
        at += step & 0xff
        k += step >> STEP
        if (k > END && step >> STEP < END) return -1
      }
    }
    if (at > limit) return -1
  }
  return at
}
