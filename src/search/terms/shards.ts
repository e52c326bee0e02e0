/** A term, the photographs that have it, and how a reader would write it: `''` where it is a part of a word. */
export type Entry = readonly [term: string, photographs: readonly number[], shown?: string]

/** Letters of JSON; a third of it after brotli. */
const SHARD = 8_000

/** Cuts sorted entries into shards of about one size. */
export function cutShards(entries: readonly Entry[], size = SHARD): Entry[][] {
  const shards: Entry[][] = []
  let room = 0
  for (const entry of entries) {
    const length = JSON.stringify(entry).length
    if (room < length || !shards.length) {
      shards.push([])
      room = size
    }
    shards.at(-1)!.push(entry)
    room -= length
  }
  return shards
}

/** Of a beginning that more shards have, these are enough: one letter says little. */
const MOST_SHARDS = 4

/** The shards where a term stands, by the first terms of all; of a beginning, those of the first words that begin with it. */
export function shardsFor(starts: readonly string[], term: string, isStart: boolean): number[] {
  if (!starts.length) return []
  const after = starts.findIndex((start) => start > term)
  const first = Math.max(0, (after < 0 ? starts.length : after) - 1)
  if (!isStart) return [first]
  const others = starts.flatMap((start, i) => (i > first && start.startsWith(term) ? i : []))
  return [first, ...others].slice(0, MOST_SHARDS)
}
