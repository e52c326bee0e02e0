import type { AlbumSource } from '../../../content/source/content.ts'
import { readSoundAlbum } from '../../album/albumFile.ts'
import { ownPhotos } from '../../album/importedFiles.ts'
import { listFolder } from '../../files/listFolder.ts'
import type { SiteFolder } from '../../files/site.ts'
import { readSourceIds } from '../../files/sourceIds.ts'

/**
 * Whether an album belongs to a folder: one of its photos is there or was there at the last import, or no
 * photo of the album was imported. True for a faulty album too: the import reports the fault.
 */
export async function holdsPhotosOf(
  site: SiteFolder,
  { file }: Pick<AlbumSource, 'file'>,
  folder: string,
  isRecursive: boolean,
): Promise<boolean> {
  const held = new Set(ownPhotos(await readSoundAlbum(site.root, file)).keys())
  if (held.size === 0) return true
  const ids = await readSourceIds(site, folder)
  if ([...ids.before.values()].some((id) => held.has(id))) return true
  const { sources } = await listFolder(folder, isRecursive)
  for (const source of sources) {
    // The import reports unreadable files.
    const id = await ids.of(source).catch(() => undefined)
    if (id !== undefined && held.has(id)) return true
  }
  return false
}
