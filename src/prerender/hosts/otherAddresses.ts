import { albumPath } from '../../content/addresses.ts'
import { allows } from '../../content/allows.ts'
import type { AlbumSource } from '../../content/source/readContent.ts'
import type { CategorySource } from '../../content/source/settleCategories.ts'

/** The other addresses of an album (R3): a host shows its page at some and redirects from the rest. */
export type OtherAddresses = {
  /** The canonical address, where its pages are prerendered. */
  to: string
  /** Every other address that ends in its key, in the letter case of the content. They show its page. */
  others: string[]
  /** Every address that ends in an alias. They redirect to the canonical one. */
  former: string[]
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
    const endingIn = (names: readonly string[]) =>
      ['/photography', ...lists]
        .flatMap((parent) => names.map((name) => `${parent}/${name}`))
        // Where a list stands, its category's own album stands below it.
        .filter((path) => path !== to && !lists.includes(path))
    return {
      to,
      others: endingIn([album.key]),
      former: endingIn(album.aliases),
      isOpen: allows(album.level, 'bundle'),
      isForRobots: allows(album.level, 'robots'),
    }
  })
}

/** The albums that have former addresses. */
export const renamed = (albums: readonly OtherAddresses[]) =>
  albums.filter(({ former }) => former.length > 0)

/** Every address of an album. */
export const addressesOf = ({ to, others, former }: OtherAddresses) => [to, ...others, ...former]

/** A text as a regular expression for it. */
export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A regular expression for a path whose last segment is in any letter case. No flag says that in every engine. */
function anyCaseAtEnd(path: string): string {
  const at = path.lastIndexOf('/') + 1
  const inAnyCase = (letter: string) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`
  return escaped(path.slice(0, at)) + escaped(path.slice(at)).replaceAll(/[a-z]/gi, inAnyCase)
}

/**
 * A regular expression for these addresses of an album and of its photographs, with or without slashes
 * at the end; the album's own segment is in any letter case. Its first group is the photograph's
 * segment with its slash, or empty.
 * @param paths at least one
 * @param base path below which they stand, without a slash at its end
 */
export function patternOf(paths: readonly string[], base = ''): string {
  return `^${escaped(base)}(?:${paths.map(anyCaseAtEnd).join('|')})(/[^/]+)?/*$`
}

function canonicalOf(
  rules: readonly OtherAddresses[],
  path: string,
  pathsOf: (rule: OtherAddresses) => readonly string[],
): string | undefined {
  for (const rule of rules) {
    const match = new RegExp(patternOf(pathsOf(rule))).exec(path)
    if (match) return `${rule.to}${match[1] ?? ''}`
  }
  return undefined
}

/** The address at which the page for a path of an album is prerendered; `undefined` for any other path. */
export const prerenderedAt = (rules: readonly OtherAddresses[], path: string) =>
  canonicalOf(rules, path, addressesOf)

/** The canonical address to which a former one redirects; `undefined` for any other path. */
export const redirectedTo = (rules: readonly OtherAddresses[], path: string) =>
  canonicalOf(renamed(rules), path, ({ former }) => former)
