import type * as v from 'valibot'
import { allows } from './allows.ts'
import type { Category } from './category.ts'
import type { Report } from './finding.ts'
import type { AlbumSource } from './read.ts'
import type { Catalog, CategoryId, Level, Photo } from './schema.ts'

export type CategorySource = Category & { cover: Photo | undefined }
type Entries = v.InferOutput<typeof Catalog>['categories']

/** Who may list a category that does not say: families only people. */
const USUAL_LEVEL: Partial<Record<CategoryId, Level>> = { portraits: 'listed' }

/** Who may list each category of the catalog. */
export const levelsOf = (entries: Entries): Map<CategoryId, Level> =>
  new Map(entries.map(({ id, level }) => [id, level ?? USUAL_LEVEL[id] ?? 'public']))

/**
 * The categories with their addresses and covers. A cover that is not there, or that lists must
 * not show, is an error; with `null` for the report, where photos have not been read, nothing is
 * said.
 */
export function settleCategories(
  entries: Entries,
  albums: readonly AlbumSource[],
  levelOf: ReadonlyMap<CategoryId, Level>,
  report: Report | null,
): CategorySource[] {
  return entries.map((c, i) => {
    // An album that lists must not name lends nothing to its category either.
    const first = albums.find((a) => a.category === c.id && allows(a.level, 'list'))
    const path = c.id === 'landscape' || c.id === 'portraits' ? c.id : (first?.key ?? c.id)
    const coverAlbum = c.cover ? albums.find((a) => a.key === c.cover?.album) : first
    const cover = c.cover
      ? coverAlbum?.photos.find((p) => p.id === c.cover?.photo && !p.hide)
      : coverAlbum?.cover
    if (c.cover && coverAlbum && !allows(coverAlbum.level, 'list'))
      report?.(
        'error',
        'catalog.json',
        `categories[${i}].cover`,
        `shows a photo of ${coverAlbum.key}, which is unlisted`,
        'Choose a photo of another album, or list this one',
      )
    if (c.cover && !cover)
      report?.(
        'error',
        'catalog.json',
        `categories[${i}].cover`,
        `names the photo ${c.cover.photo} of ${c.cover.album}, which is not there`,
        'Name an album and the id of one of its photos',
      )
    return {
      id: c.id,
      name: c.name,
      description: c.description,
      level: levelOf.get(c.id) ?? 'public',
      path,
      cover,
    }
  })
}
