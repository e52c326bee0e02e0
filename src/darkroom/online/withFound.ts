import type { Issue } from '../issue.ts'
import type { Found, Roll } from './judgeAlbum.ts'
import { readSrc } from './readSrc.ts'

/**
 * What an album's entries say about themselves, and what asking has brought up, in the order of the
 * photos. Of an outside address the one who answers knows better than its spelling;
 * what is no address is told of there too.
 */
export function withFound({ file, photos }: Roll, spelt: Issue[], found: Found[]): Found[] {
  const places = new Map(photos.map((_, i) => [`photos[${i}].src`, i]))
  const kept = spelt.filter(({ place }) => {
    const index = places.get(place)
    const kind = index === undefined ? undefined : readSrc(photos[index]!.src).kind
    return kind === undefined || kind === 'empty' || kind === 'own'
  })
  const own = found.filter((f) => f.file === file)
  const indexOf = ({ place }: Issue) => Number(/^photos\[(\d+)\]/.exec(place)?.[1] ?? photos.length)
  return [...kept, ...own].toSorted((a, b) => indexOf(a) - indexOf(b))
}
