import { allows } from '../allows.ts'
import type { Content } from './readContent.ts'
import type { Photo } from './schema.ts'

type Shelves = Pick<Content, 'categories' | 'albums'>

/**
 * The covers that machines are to leave alone, although a page that is for them shows them: of all
 * categories, and of albums in a list for everybody, those that stand in no public album. `place`:
 * whose cover it is, in catalog.json.
 */
export function disallowedCovers({
  categories,
  albums,
}: Shelves): { photo: Photo; place: string }[] {
  const open = new Set(
    albums
      .filter(({ level }) => allows(level, 'robots'))
      .flatMap(({ photos }) => photos.filter(({ hide }) => !hide).map(({ src }) => src)),
  )
  const openLists = new Set(
    categories.filter(({ level }) => allows(level, 'robots')).map(({ id }) => id),
  )
  const shown = [
    ...categories.map(({ level, cover }, i) => ({ level, cover, place: `categories[${i}]` })),
    ...albums.map(({ level, cover, category, alsoIn }, i) => ({
      level: [category, ...alsoIn].some((id) => openLists.has(id)) ? level : ('unlisted' as const),
      cover,
      place: `albums[${i}]`,
    })),
  ]
  return shown
    .filter(({ level }) => allows(level, 'list'))
    .flatMap(({ cover, place }) => (cover && !open.has(cover.src) ? [{ photo: cover, place }] : []))
}
