import { allows } from '../allows.ts'
import { pictureId } from './album/alsoPublic.ts'
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
  const open = new Set(photosOf(forRobots).map(pictureId))
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
      picturesOf(page).map((picture) => ({
        level: page.level,
        cover: photos.find((photo) => pictureId(photo) === pictureId(picture)),
        place: page.id,
      })),
    ),
  ]
  return shown
    .filter(({ level }) => allows(level, 'list'))
    .flatMap(({ cover, place }) =>
      cover && !open.has(pictureId(cover)) ? [{ photo: cover, place }] : [],
    )
}

const photosOf = (albums: Shelves['albums']): Photo[] =>
  albums.flatMap(({ photos }) => photos.filter(({ hide }) => !hide))
