import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Content } from '../../../content/source/content.ts'
import { readSoundAlbum } from '../../album/albumFile.ts'
import { ownPhotos } from '../../album/importedFiles.ts'
import { readFolderAlbums } from '../../files/folderAlbums.ts'
import type { Source } from '../../files/listFolder.ts'
import { albumsFolder } from '../../files/places.ts'
import type { SiteFolder } from '../../files/site.ts'
import { readSourceIds, type SourceIds } from '../../files/sourceIds.ts'

export type EarlierAlbum = NonNullable<Awaited<ReturnType<typeof readEarlierAlbum>>>

/** The bytes of the pictures that each other album has or had, by the name of its file. */
async function readBytes(root: string, file: string): Promise<Map<string, Set<string>>> {
  const held = new Map<string, Set<string>>()
  for (const name of await readdir(albumsFolder(root)).catch(() => [])) {
    const other = basename(name, '.json')
    if (!name.endsWith('.json') || other === file) continue
    const album = await readSoundAlbum(root, other)
    const imported = album?.imported?.map(({ bytes }) => bytes) ?? []
    const known = new Set([...ownPhotos(album).keys(), ...imported])
    if (known.size) held.set(other, known)
  }
  return held
}

/**
 * Looks for an album other than `file` that has or had most of a folder's pictures, by their bytes. For an
 * unlisted album one picture is enough. Otherwise a renamed folder would become a second, public album.
 */
export async function readEarlierAlbum(
  { root, disk }: SiteFolder,
  { albums }: Pick<Content, 'albums'>,
  file: string,
  sources: readonly Source[],
  ids: SourceIds,
) {
  const held = await readBytes(root, file)
  // If the album's file is gone too, use the record of its folder.
  for (const [folder, id] of Object.entries(await readFolderAlbums(root)))
    if (id !== file && !held.has(id) && !albums.some((album) => album.id === id))
      held.set(id, new Set((await readSourceIds({ root, disk }, folder)).before.values()))
  if (!held.size) return undefined
  // The import reports unreadable files.
  const found = await Promise.all(sources.map((one) => ids.of(one).catch(() => undefined)))
  const bytes = [...new Set(found)].filter((id) => id !== undefined)
  for (const [other, known] of held) {
    const count = bytes.filter((id) => known.has(id)).length
    const entry = albums.find((album) => album.file === other)
    const isEnough = entry?.level === 'unlisted' ? count > 0 : count * 2 > bytes.length
    if (!isEnough) continue
    const { key = other, title = other, level } = entry ?? {}
    const displayName = `"${title}" (${level ?? 'taken out of catalog.json'})`
    return { key, displayName, count, of: bytes.length }
  }
  return undefined
}
