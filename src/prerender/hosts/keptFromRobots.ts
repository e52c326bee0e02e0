import { listPath, pagePath } from '../../content/addresses.ts'
import { allows } from '../../content/allows.ts'
import { isShown } from '../../content/source/album/coverOf.ts'
import { ownPictures } from '../../content/source/ownPictures.ts'
import { publicFile } from '../../content/source/addresses/publicFile.ts'
import { filesOf } from '../../images/filesOf.ts'
import { addressStem } from '../../images/local.ts'
import { type OtherAddresses, type RuledContent, escaped } from './otherAddresses.ts'

export const ROBOTS_HEADER = 'X-Robots-Tag'
export const NOT_FOR_ROBOTS = 'noindex, noimageindex'

/** Content besides albums that search engines should leave out. */
export type KeptFromRobots = {
  /** Paths of listed categories and of the owner's listed pages. */
  pages: string[]
  /** Pictures shown only by albums that are not for robots, in album order. */
  pictures: KeptPicture[]
}

/** `stem`: as of `addressStem`. `mayBeNamed`: in public files. */
type KeptPicture = { stem: string; mayBeNamed: boolean }

const stemsOf = (pictures: Parameters<typeof filesOf>[0][]): string[] =>
  pictures.flatMap(filesOf).flatMap(({ src }) => {
    const file = publicFile(src)
    return file === undefined ? [] : addressStem(`/${file}`)
  })

export function keptFromRobots(content: RuledContent): KeptFromRobots {
  const { site, projects, albums, categories, pages } = content
  const forRobots = new Set(
    stemsOf([
      ...albums.flatMap(({ level, photos }) =>
        allows(level, 'robots') ? photos.filter(isShown) : [],
      ),
      // Pictures on the owner's pages are not exempted: robots get none of a private album (004).
      ...ownPictures({ site, projects, pages: [] }),
    ]),
  )
  const kept = new Map<string, boolean>()
  for (const { level, photos } of albums)
    for (const stem of stemsOf(photos.filter(isShown)))
      if (!forRobots.has(stem)) kept.set(stem, kept.get(stem) || allows(level, 'bundle'))
  return {
    pages: [
      ...categories
        .filter(({ shows }) => shows !== 'album')
        .filter(({ level }) => allows(level, 'bundle') && !allows(level, 'robots'))
        .map(listPath),
      ...pages.filter(({ level }) => !allows(level, 'robots')).map(pagePath),
    ],
    pictures: Array.from(kept, ([stem, mayBeNamed]) => ({ stem, mayBeNamed })),
  }
}

type KeptRules = { albums: readonly OtherAddresses[]; kept: KeptFromRobots }

/** Matches the files of pages. `undefined` if there are none. */
export function keptFiles({ albums, kept }: KeptRules): string | undefined {
  const lists = kept.pages.map((path) => `${escaped(path)}(?:/index)?`)
  const below = albums
    .filter(({ isForRobots }) => !isForRobots)
    .map(({ to }) => `${escaped(to)}(?:/[^/]+)?`)
  const all = [...lists, ...below]
  return all.length ? `^(?:${all.join('|')})\\.html$` : undefined
}

export function isKeptFromRobots(rules: KeptRules) {
  const files = keptFiles(rules)
  const pages = files === undefined ? undefined : new RegExp(files)
  const stems = new Set(rules.kept.pictures.map(({ stem }) => stem))
  return (file: string) => pages?.test(file) || stems.has(addressStem(file))
}
