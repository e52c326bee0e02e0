import { albumPath, listPath } from '../../content/addresses.ts'
import { allows } from '../../content/allows.ts'
import type { AlbumSource, CategorySource } from '../../content/source/content.ts'

/** The addresses of an album. */
export type OtherAddresses = {
  to: string
  /** Addresses that end in the album's key, in the content's letter case. They show its page. */
  others: string[]
  /** Addresses that end in an alias. They redirect. */
  former: string[]
  /** Whether public files may name it. */
  mayBeNamed: boolean
  isForRobots: boolean
}

export function otherAddresses({
  albums,
  categories,
}: {
  albums: readonly Pick<AlbumSource, 'key' | 'parent' | 'aliases' | 'level'>[]
  categories: readonly Pick<CategorySource, 'path' | 'shows'>[]
}): OtherAddresses[] {
  const lists = categories.filter(({ shows }) => shows !== 'album').map(listPath)
  return albums.map((album) => {
    const to = albumPath(album)
    const endingIn = (names: readonly string[]) =>
      ['/photography', ...lists]
        .flatMap((parent) => names.map((name) => `${parent}/${name}`))
        // Lists keep their addresses.
        .filter((path) => path !== to && !lists.includes(path))
    return {
      to,
      others: endingIn([album.key]),
      former: endingIn(album.aliases),
      mayBeNamed: allows(album.level, 'bundle'),
      isForRobots: allows(album.level, 'robots'),
    }
  })
}

export const renamed = (albums: readonly OtherAddresses[]) =>
  albums.filter(({ former }) => former.length > 0)

export const addressesOf = ({ to, others, former }: OtherAddresses) => [to, ...others, ...former]

/** Escapes a text for a regular expression. */
export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches any letter case in the last segment, without a flag, because engines differ. */
function anyCaseAtEnd(path: string): string {
  const at = path.lastIndexOf('/') + 1
  const inAnyCase = (letter: string) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`
  return escaped(path.slice(0, at)) + escaped(path.slice(at)).replaceAll(/[a-z]/gi, inAnyCase)
}

/**
 * A regular expression for an album at any of `paths` and for its photos, with or without slashes at the
 * end. Group 1 is a photo's segment with its slash, or empty.
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

/** The canonical path for any path of an album or its photos. */
export const prerenderedAt = (rules: readonly OtherAddresses[], path: string) =>
  canonicalOf(rules, path, addressesOf)

/** The canonical path for a former one. */
export const redirectedTo = (rules: readonly OtherAddresses[], path: string) =>
  canonicalOf(renamed(rules), path, ({ former }) => former)
