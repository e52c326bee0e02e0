import { ratioOf } from '../../../images/ratioOf.ts'
import { allows } from '../../allows.ts'
import type { Report, Severity } from '../diagnostic.ts'
import type { AlbumSource, CategorySource } from '../content.ts'
import type { Photo } from '../schema/album.ts'
import type { Catalog } from '../schema/catalog.ts'
import { listedIn, pathsOf, showsOf } from './categoryLists.ts'
import { levelOfCategory } from './levels.ts'

/** The categories with addresses and covers. @param report `null` if photos have not been read */
export function settleCategories(
  catalog: Catalog,
  albums: readonly AlbumSource[],
  report: Report | null,
): CategorySource[] {
  const paths = pathsOf(catalog)
  return catalog.categories.map((entry, i) => {
    const { id, name, description, layout = 'covers', forgetLostAlbum, order } = entry
    const level = levelOfCategory(entry)
    const inList = allows(level, 'list') ? listedIn(entry, albums) : []
    return {
      id,
      name,
      description,
      level,
      shows: showsOf({ id, level }, albums),
      path: paths.get(id)!,
      layout: layout === 'covers' ? layoutFor(inList) : layout,
      forgetLostAlbum,
      order,
      cover:
        (entry.cover && findCover(entry.cover, albums, `categories[${i}].cover`, report)) ??
        // Prefer its own albums to those of other categories.
        (inList.find(({ category }) => category === id) ?? inList[0])?.cover,
    }
  })
}

function layoutFor(albums: readonly AlbumSource[]): 'wide' | 'tall' {
  const upright = albums.filter(({ cover }) => cover && ratioOf(cover) < 1)
  return upright.length * 2 > albums.length ? 'tall' : 'wide'
}

function findCover(
  { album: key, photo: id }: { album: string; photo: string },
  albums: readonly AlbumSource[],
  path: string,
  report: Report | null,
): Photo | undefined {
  const album = albums.find((a) => a.key === key)
  const cover = album?.photos.find((p) => p.id === id && !p.hide)
  const note = (code: string, severity: Severity, message: string, remedy: string) =>
    report?.({ code, severity, file: 'catalog.json', path, message, remedy })
  if (album && !allows(album.level, 'list'))
    note(
      'unlisted-cover',
      'error',
      `shows a photo of ${album.key}, which is unlisted`,
      'Choose a photo of another album, or list this one',
    )
  if (!cover)
    note(
      'unknown-cover',
      'warning',
      `names the photo ${id} of ${key}, which is hidden or does not exist, so another cover is shown`,
      'Name an album and the id of one of its photos, or remove the field',
    )
  return cover
}
