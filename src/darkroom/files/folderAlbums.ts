import { readFile } from 'node:fs/promises'
import { folderAlbumsFile } from './places.ts'
import type { Site } from './site.ts'

/** By the absolute path of a folder: the id of the album that it was last imported into. */
type FolderAlbums = Record<string, string>

/** Which album each folder was imported into, whether or not the catalog still has it. */
export const readFolderAlbums = (root: string): Promise<FolderAlbums> =>
  readFile(folderAlbumsFile(root), 'utf8').then(
    (text) => JSON.parse(text) as FolderAlbums,
    () => ({}),
  )

/** Remembers it, once the catalog has the album: a run that was killed before that is not a deletion. */
export async function noteFolderAlbum({ root, disk }: Site, folder: string, id: string) {
  const known = await readFolderAlbums(root)
  await disk.write(folderAlbumsFile(root), `${JSON.stringify({ ...known, [folder]: id })}\n`)
}
