import { pagePath } from '../../content/addresses.ts'
import { allows } from '../../content/allows.ts'
import { isShown } from '../../content/source/coverOf.ts'
import { ownPictures } from '../../content/source/ownPictures.ts'
import { publicFile } from '../../content/source/publicFile.ts'
import type { AlbumSource, Content } from '../../content/source/readContent.ts'
import type { PageSource } from '../../content/source/readPages.ts'
import type { CategorySource } from '../../content/source/settleCategories.ts'
import { filesOf } from '../../images/filesOf.ts'
import { type OtherAddresses, escaped } from './otherAddresses.ts'

/** The header that asks search engines to leave a page or a picture out, and what it says. */
export const ROBOTS_HEADER = 'X-Robots-Tag'
export const NOT_FOR_ROBOTS = 'noindex, noimageindex'

/** What search engines are asked to leave out, besides albums (R19). */
export type KeptFromRobots = {
  /** Paths of lists and of the owner's pages that only people are told of. */
  pages: string[]
  /** Pictures that only albums show which are not for robots, in the order of the albums. */
  pictures: KeptPicture[]
}

/** `stem`: how the paths of all its widths begin, `/photos/{id}-`; the path where there are no widths. */
export type KeptPicture = {
  stem: string
  /** Whether files that anybody may read can name it. */
  isOpen: boolean
}

type Kept = Pick<Content, 'site' | 'projects'> & {
  albums: readonly Pick<AlbumSource, 'level' | 'photos'>[]
  categories: readonly Pick<CategorySource, 'path' | 'shows' | 'level'>[]
  pages: readonly Pick<PageSource, 'id' | 'level'>[]
}

const WIDTH = /-\d+\.\w+$/

/** The paths of the files of pictures that are on this site, each without its width. */
const stemsOf = (pictures: Parameters<typeof filesOf>[0][]): string[] =>
  pictures.flatMap(filesOf).flatMap(({ src }) => {
    const file = publicFile(src)
    return file === undefined ? [] : `/${file}`.replace(WIDTH, '-')
  })

/** What of the site is not for search engines, besides albums. */
export function keptFromRobots({
  site,
  projects,
  albums,
  categories,
  pages,
}: Kept): KeptFromRobots {
  const forRobots = albums.filter(({ level }) => allows(level, 'robots'))
  const open = new Set(
    stemsOf([
      ...forRobots.flatMap(({ photos }) => photos.filter(isShown)),
      // One of an album that is not for robots stays so on the owner's pages (004).
      ...ownPictures({ site, projects, pages: [] }),
    ]),
  )
  const isOpen = new Map<string, boolean>()
  for (const { level, photos } of albums)
    for (const stem of stemsOf(photos.filter(isShown)))
      if (!open.has(stem)) isOpen.set(stem, isOpen.get(stem) || allows(level, 'bundle'))
  return {
    pages: [
      ...categories
        .filter(({ shows }) => shows !== 'album')
        .filter(({ level }) => allows(level, 'bundle') && !allows(level, 'robots'))
        .map(({ path }) => `/photography/${path}`),
      ...pages.filter(({ level }) => !allows(level, 'robots')).map(pagePath),
    ],
    pictures: Array.from(isOpen, ([stem, open]) => ({ stem, isOpen: open })),
  }
}

/** A regular expression for the built files of every page that search engines are to leave out, from the root. */
export function keptFiles({
  albums,
  kept,
}: {
  albums: readonly OtherAddresses[]
  kept: Pick<KeptFromRobots, 'pages'>
}): string | undefined {
  const lists = kept.pages.map((path) => `${escaped(path)}(?:/index)?`)
  const below = albums
    .filter(({ isForRobots }) => !isForRobots)
    .map(({ to }) => `${escaped(to)}(?:/[^/]+)?`)
  const all = [...lists, ...below]
  return all.length ? `^(?:${all.join('|')})\\.html$` : undefined
}

/** Says whether search engines are to leave a built file out, by its path from the root. */
export function isKeptFromRobots(
  rules: Parameters<typeof keptFiles>[0] & { kept: KeptFromRobots },
) {
  const files = keptFiles(rules)
  const pages = files === undefined ? undefined : new RegExp(files)
  const stems = new Set(rules.kept.pictures.map(({ stem }) => stem))
  return (file: string) =>
    pages?.test(file) || stems.has(file) || stems.has(file.replace(WIDTH, '-'))
}
