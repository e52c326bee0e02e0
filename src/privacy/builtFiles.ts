import { albumPath, listPath, pagePath, photoPath } from '../content/addresses.ts'
import { allows } from '../content/allows.ts'
import type { Level } from '../content/schema.ts'
import { isShown } from '../content/source/album/coverOf.ts'
import { disallowedCovers } from '../content/source/disallowedCovers.ts'
import { publicFile } from '../content/source/addresses/publicFile.ts'
import type { Content } from '../content/source/content.ts'
import { filesOf } from '../images/filesOf.ts'

export type BuiltFile = {
  /** Whether it is written for machines, or for people. */
  surface: 'machines' | 'shared'
  isCode: boolean
  /** The albums, lists or pages that it is about: `album proofs`. */
  owners: string[]
  /** The most open level of these. */
  level?: Level
  /** Texts that it may contain all the same. */
  exempt: ReadonlySet<string>
}

const MACHINES =
  /\.(xml|rss|atom|txt|webmanifest)$|^cards\/|^assets\/search\/|^data\/(years|keywords)\/|(^|\/)(feed|search|manifest)\b[^/]*\.json$/
const CODE = /\.(m?js|css|map)$/
/** Pages of public photographs alone. */
const SEARCH_PAGES = /^photography\/(search|(years|keywords)\/[^/]+)(\/index)?\.html$/
/** Their data: words one by one. */
const SEARCH_DATA = /^assets\/search\/|^data\/search\.json$/
const NONE: ReadonlySet<string> = new Set()

const pageFiles = (path: string) => [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`]

/** Describes a file of the built site by its path. `dataFiles`: the name of each album's data, by its key. */
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
  // robots.txt names the pictures that machines should leave alone.
  const leftAlone = new Set(disallowedCovers(content).flatMap(({ photo }) => [photo.id, photo.src]))
  // `snow` is a word of public captions there, though it may be the address of a family album.
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
