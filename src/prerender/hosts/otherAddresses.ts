import { albumPath, listPath } from '../../content/addresses.ts'
import { allows } from '../../content/allows.ts'
import { bundledLists } from '../../content/source/catalog/categoryLists.ts'
import type {
  AlbumSource,
  CategorySource,
  Content,
  PageSource,
} from '../../content/source/content.ts'

/** The content that the rules for hosts depend on. */
export type RuledContent = Pick<Content, 'site' | 'projects'> & {
  albums: readonly Pick<AlbumSource, 'key' | 'parent' | 'aliases' | 'level' | 'photos'>[]
  categories: readonly Pick<CategorySource, 'path' | 'shows' | 'level'>[]
  pages: readonly Pick<PageSource, 'id' | 'level'>[]
}

export type OtherAddresses = {
  to: string
  /** Addresses that end in the album's key, in the content's letter case. They show its page. */
  others: string[]
  /** Addresses that end in an alias. They redirect. */
  former: string[]
  mayBeNamed: boolean
  isForRobots: boolean
}

export function otherAddresses({ albums, categories }: RuledContent): OtherAddresses[] {
  const all = categories.filter(({ shows }) => shows !== 'album').map(listPath)
  const bundled = bundledLists(categories).map(listPath)
  return albums.map((album) => {
    const to = albumPath(album)
    const mayBeNamed = allows(album.level, 'bundle')
    // Public files name the addresses of these albums, so none may contain an unlisted category.
    const lists = mayBeNamed ? bundled : all
    const endingIn = (names: readonly string[]) =>
      ['/photography', ...lists]
        .flatMap((parent) => names.map((name) => `${parent}/${name}`))
        // Lists keep their addresses.
        .filter((path) => path !== to && !lists.includes(path))
    return {
      to,
      others: endingIn([album.key]),
      former: endingIn(album.aliases),
      mayBeNamed,
      isForRobots: allows(album.level, 'robots'),
    }
  })
}

export const renamed = (albums: readonly OtherAddresses[]) =>
  albums.filter(({ former }) => former.length > 0)

export const addressesOf = ({ to, others, former }: OtherAddresses) => [to, ...others, ...former]

export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches any letter case in the last segment, without a flag, because engines differ. */
function anyCaseAtEnd(path: string): string {
  const at = path.lastIndexOf('/') + 1
  const inAnyCase = (letter: string) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`
  return escaped(path.slice(0, at)) + escaped(path.slice(at)).replaceAll(/[a-z]/gi, inAnyCase)
}

/** Matches an album at any of `paths`, and its photos. Group 1 is a photo's segment with its slash. */
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
