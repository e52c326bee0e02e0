import { albumPath, listPath, pagePath, photoPath } from '../content/addresses.ts'
import { allows } from '../content/allows.ts'
import type { Level } from '../content/schema.ts'
import { isShown } from '../content/source/album/coverOf.ts'
import { disallowedCovers } from '../content/source/disallowedCovers.ts'
import { publicFile } from '../content/source/addresses/publicFile.ts'
import type { Content } from '../content/source/content.ts'
import { filesOf } from '../images/filesOf.ts'
import { readableText } from './readableText.ts'

export type BuiltFile = {
  /** The readers of the file: machines, or people too. */
  surface: 'machines' | 'shared'
  isCode: boolean
  /** The albums, lists or pages that the file is about: `album proofs`. */
  owners: string[]
  /** The most open level of the owners. */
  level?: Level
  /** Private texts that the file may contain. */
  exempt: ReadonlySet<string>
}

const MACHINES =
  /\.(xml|rss|atom|txt|webmanifest)$|^cards\/|^assets\/search\/|^data\/(years|keywords)\/|(^|\/)(feed|search|manifest)\b[^/]*\.json$/
const CODE = /\.(m?js|css|map)$/
/** Pages with public photographs only. */
const SEARCH_PAGES = /^photography\/(search|(years|keywords)\/[^/]+)(\/index)?\.html$/
/** The data of those pages: single words. */
const SEARCH_DATA = /^assets\/search\/|^data\/search\.json$/
const NONE: ReadonlySet<string> = new Set()

const pageFiles = (path: string) => [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`]

/** Describes a built file by its path. `dataFiles`: the name of each album's data file, by key. */
export function builtFiles(
  content: Content,
  dataFiles: ReadonlyMap<string, string>,
): (path: string) => BuiltFile {
  const { categories, albums, pages } = content
  const about = new Map<string, { owners: string[]; level: Level }>()
  const isMoreOpen = (a: Level, b: Level) => allows(a, 'robots') || !allows(b, 'list')
  const add = (file: string, owner: string, level: Level) => {
    const before = about.get(file)
    if (!before) about.set(file, { owners: [owner], level })
    else if (!before.owners.includes(owner)) {
      before.owners.push(owner)
      if (isMoreOpen(level, before.level)) before.level = level
    }
  }
  for (const list of categories)
    if (list.shows !== 'album')
      for (const file of [...pageFiles(listPath(list)), `data/lists/${list.path}.json`])
        add(file, `category ${list.id}`, list.level)
  for (const page of pages)
    for (const file of [...pageFiles(pagePath(page)), `data/pages/${page.id}.json`])
      add(file, `page ${page.id}`, page.level)
  for (const album of albums) {
    const owner = `album ${album.key}`
    const data = dataFiles.get(album.key)
    const shown = album.photos.filter(isShown)
    for (const file of [
      ...pageFiles(albumPath(album)),
      ...shown.flatMap((photo) => pageFiles(photoPath(album, photo))),
      ...shown.flatMap(filesOf).flatMap(({ src }) => publicFile(src) ?? []),
      ...(data === undefined ? [] : [data]),
    ])
      add(file, owner, album.level)
  }
  // robots.txt names the pictures that machines must not fetch.
  const leftAlone = new Set(
    disallowedCovers(content).flatMap(({ photo }) => [
      photo.id,
      ...filesOf(photo).map(({ src }) => readableText(src)),
    ]),
  )
  // There, `snow` is a word of public captions, although it may be the address of a family album.
  const captions = albums
    .filter(({ level }) => allows(level, 'search'))
    .flatMap(({ photos }) => photos.filter(isShown).map(({ alt }) => alt))
    .join('\n')
  const said = new Set([captions, captions.toLowerCase()])
  const exemptIn = (path: string) => {
    if (path === 'robots.txt') return leftAlone
    return SEARCH_DATA.test(path) || SEARCH_PAGES.test(path) ? said : NONE
  }
  return (path) => ({
    surface: MACHINES.test(path) ? 'machines' : 'shared',
    isCode: CODE.test(path),
    exempt: exemptIn(path),
    ...(about.get(path) ??
      (SEARCH_PAGES.test(path) ? { owners: ['search'], level: 'public' } : { owners: [] })),
  })
}
