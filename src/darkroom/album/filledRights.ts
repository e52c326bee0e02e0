import type { Site } from '../../content/schema.ts'
import { fillPlaceholders, placeholderValues } from '../../content/source/json/placeholders.ts'
import type { AlbumJson } from './albumFile.ts'

/** Fills the placeholders in an album's rights, for rendering pictures. Do not write the result to disk. */
export function filledRights(album: AlbumJson | undefined, site: Site): AlbumJson | undefined {
  const fill = <One extends Pick<AlbumJson, 'rights'>>(one: One): One =>
    one.rights
      ? { ...one, rights: fillPlaceholders(one.rights, placeholderValues(site), () => {}) }
      : one
  return album && fill({ ...album, photos: album.photos.map(fill) })
}
