import type { Entry, Seen } from './fault.ts'
import { addressesOf } from './judge.ts'
import { largerOf } from './judgeSize.ts'
import type { Evidence, Line } from './line.ts'
import { pictureOf } from './pictureOf.ts'

/**
 * Asks for every address that these photos need to be judged: their own, and those that may be meant
 * instead. Each is asked for once, however often it is named; hidden photos are not on the site.
 */
export async function survey(
  photos: Entry[],
  line: Line,
  told: (done: number, of: number) => void = () => {},
): Promise<Seen> {
  const seen = new Map<string, Evidence>()
  const first = new Set(
    photos.flatMap(({ src, offered = [], isHidden }) =>
      isHidden ? [] : [...addressesOf(src), ...offered.map((o) => new URL(o.src).href)],
    ),
  )
  let done = 0
  const visit = async (url: string) => {
    const evidence = await line.look(url)
    seen.set(url, evidence)
    return evidence
  }
  await Promise.all(
    [...first].map(async (url) => {
      const picture = pictureOf(await visit(url))
      const found = picture && largerOf(url, picture)
      if (found) await visit(found.larger)
      told(++done, first.size)
    }),
  )
  return (url) => seen.get(url)
}
