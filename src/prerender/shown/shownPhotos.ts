import { type AlbumMemory, rememberAlbum } from '../../content/source/album/readAlbum.ts'
import { albumFile } from '../../content/source/album/settleAlbums.ts'
import type { AlbumSource, Content } from '../../content/source/content.ts'
import { placeholderValues } from '../../content/source/json/placeholders.ts'
import { placeContent } from './placeContent.ts'

/** `text`: of the album's file, which may be new. */
type AlbumText = { content: Content; source: AlbumSource; text: string }

/** The photos of an album's text as the build would show them, and its diagnostics. `name`: in the memory. */
export function shownPhotos(
  memory: AlbumMemory,
  { content, source, text }: AlbumText,
  name = albumFile(source.file),
) {
  const { site } = content
  const { photos, diagnostics } = rememberAlbum(memory, Buffer.from(text), name, {
    level: source.level,
    base: site.photos?.base,
    placeholders: placeholderValues(site),
    rights: site.rights,
  })
  const { albums } = placeContent({ ...content, albums: [{ ...source, photos }] })
  return { photos: albums[0]!.photos, diagnostics }
}
