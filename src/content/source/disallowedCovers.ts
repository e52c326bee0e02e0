import { allows } from '../allows.ts'
import { picturesOf } from './ownPictures.ts'
import type { Content } from './content.ts'
import type { Photo } from './schema/album.ts'

type Shelves = Pick<Content, 'categories' | 'albums' | 'pages'>

/**
 * Covers and page pictures whose photos are in no public album, although a public or listed page shows
 * them. Machines must not fetch them. `place`: in catalog.json, or the page's id.
 */
export function disallowedCovers({ categories, albums, pages }: Shelves) {
  const photos = photosOf(albums)
  const forRobots = albums.filter(({ level }) => allows(level, 'robots'))
  const open = new Set(photosOf(forRobots).map(({ src }) => src))
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
    ...pages.flatMap((page) =>
      picturesOf(page).map(({ src }) => ({
        level: page.level,
        cover: photos.find((photo) => photo.src === src),
        place: page.id,
      })),
    ),
  ]
  return shown
    .filter(({ level }) => allows(level, 'list'))
    .flatMap(({ cover, place }) => (cover && !open.has(cover.src) ? [{ photo: cover, place }] : []))
}

const photosOf = (albums: Shelves['albums']): Photo[] =>
  albums.flatMap(({ photos }) => photos.filter(({ hide }) => !hide))
