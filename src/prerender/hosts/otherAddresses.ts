import { albumPath } from '../../content/addresses.ts'
import { allows } from '../../content/allows.ts'
import type { AlbumSource } from '../../content/source/readContent.ts'
import type { CategorySource } from '../../content/source/settleCategories.ts'

/** The other addresses of an album (R3), which a host answers with the pages prerendered at its own. */
export type OtherAddresses = {
  /** The canonical address, where its pages are prerendered. */
  to: string
  /** Every address of the album but the canonical one, in the letter case of the content. */
  others: string[]
  /** Whether files that anybody may read can name it. */
  isOpen: boolean
  /** Whether search engines may have its pages. */
  isForRobots: boolean
}

/** The rules for other addresses, in the order of the albums. */
export function otherAddresses({
  albums,
  categories,
}: {
  albums: readonly Pick<AlbumSource, 'key' | 'parent' | 'aliases' | 'level'>[]
  categories: readonly Pick<CategorySource, 'path' | 'shows'>[]
}): OtherAddresses[] {
  const lists = categories
    .filter(({ shows }) => shows !== 'album')
    .map(({ path }) => `/photography/${path}`)
  return albums.map((album) => {
    const to = albumPath(album)
    const names = [album.key, ...album.aliases]
    return {
      to,
      others: ['/photography', ...lists]
        .flatMap((parent) => names.map((name) => `${parent}/${name}`))
        // Where a list stands, its category's own album stands below it.
        .filter((path) => path !== to && !lists.includes(path)),
      isOpen: allows(album.level, 'bundle'),
      isForRobots: allows(album.level, 'robots'),
    }
  })
}

/** A text as a regular expression for it. */
export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A regular expression for a path whose last segment is in any letter case. No flag says that in every engine. */
function anyCaseAtEnd(path: string): string {
  const at = path.lastIndexOf('/') + 1
  const inAnyCase = (letter: string) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`
  return escaped(path.slice(0, at)) + escaped(path.slice(at)).replaceAll(/[a-z]/gi, inAnyCase)
}

/**
 * A regular expression for every address of an album and of its photographs, with or without slashes
 * at the end; the album's own segment is in any letter case. Its first group is the photograph's
 * segment with its slash, or empty.
 */
export function patternOf({ to, others }: OtherAddresses): string {
  return `^(?:${[to, ...others].map(anyCaseAtEnd).join('|')})(/[^/]+)?/*$`
}

/** The address at which the page for a path of an album is prerendered; `undefined` for any other path. */
export function prerenderedAt(rules: readonly OtherAddresses[], path: string): string | undefined {
  for (const rule of rules) {
    const match = new RegExp(patternOf(rule)).exec(path)
    if (match) return `${rule.to}${match[1] ?? ''}`
  }
  return undefined
}
