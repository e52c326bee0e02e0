/** A term, the photographs that have it, and how a reader would write it: `''` where it is a part of a word. */
export type Entry = readonly [term: string, photographs: readonly number[], shown?: string]

/** Letters of JSON; a third of it after brotli. */
const SHARD = 16_000

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

/** A beginning that more shards have is answered by whole words alone: one letter says too little. */
const MOST_SHARDS = 3

/** The shards where a term stands, by the first terms of all; of a beginning, those of all words that begin with it. */
export function shardsFor(
  starts: readonly string[],
  term: string,
  isStart: boolean,
): { shards: number[]; isStart: boolean } {
  const after = starts.findIndex((start) => start > term)
  const first = Math.max(0, (after < 0 ? starts.length : after) - 1)
  const own = starts.length ? [first] : []
  const others = starts.flatMap((start, i) => (i > first && start.startsWith(term) ? i : []))
  const shards = isStart ? [...own, ...others] : own
  return shards.length > MOST_SHARDS ? { shards: own, isStart: false } : { shards, isStart }
}
