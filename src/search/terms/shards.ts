/** A term, its photographs, and its usual spelling. The spelling of a part of a word is `''`. */
export type Entry = readonly [term: string, photographs: readonly number[], shown?: string]

/** Characters of JSON. Brotli compresses them to a third. */
const SHARD = 8_000

/** Divides sorted entries into shards of about equal size. */
export function cutShards(entries: readonly Entry[], size = SHARD): [Entry, ...Entry[]][] {
  const shards: [Entry, ...Entry[]][] = []
  let room = 0
  for (const entry of entries) {
    const length = JSON.stringify(entry).length
    const last = shards.at(-1)
    if (last && length <= room) last.push(entry)
    else {
      shards.push([entry])
      room = size
    }
    room -= length
  }
  return shards
}

/** The most shards to search for the beginning of a word, because one letter matches too many words. */
const MOST_SHARDS = 4

/** The shards of a term, or of the first words that begin with it. `starts`: the first term of each shard. */
export function shardsFor(starts: readonly string[], term: string, isStart: boolean): number[] {
  if (!starts.length) return []
  const after = starts.findIndex((start) => start > term)
  const first = Math.max(0, (after < 0 ? starts.length : after) - 1)
  if (!isStart) return [first]
  const others = starts.flatMap((start, i) => (i > first && start.startsWith(term) ? i : []))
  return [first, ...others].slice(0, MOST_SHARDS)
}
