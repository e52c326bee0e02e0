import { readFile } from 'node:fs/promises'
import { folderAlbumsFile } from './places.ts'
import type { SiteFolder } from './site.ts'

/** Album ids by the absolute paths of folders. */
type FolderAlbums = Record<string, string>

/** The album that each folder was last imported into, even if it is gone from the catalog. */
export const readFolderAlbums = (root: string): Promise<FolderAlbums> =>
  readFile(folderAlbumsFile(root), 'utf8').then(
    (text) => JSON.parse(text) as FolderAlbums,
    () => ({}),
  )

/** The folder that each album was last imported from, by the album's id. */
export const foldersOfAlbums = async (root: string): Promise<Map<string, string>> =>
  new Map(Object.entries(await readFolderAlbums(root)).map(([folder, id]) => [id, folder]))

/** To be called once the catalog has the album: without it, an album missing there was deleted. */
export async function noteFolderAlbum({ root, disk }: SiteFolder, folder: string, id: string) {
  const albums = await readFolderAlbums(root)
  await disk.write(folderAlbumsFile(root), `${JSON.stringify({ ...albums, [folder]: id })}\n`)
}
