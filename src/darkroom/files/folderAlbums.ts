import { folderAlbumsFile } from './places.ts'
import { readPrivateJson } from './readJsonFile.ts'
import type { SiteFolder } from './site.ts'

type FolderAlbums = Record<string, string>

/** The id of the album last imported from each folder (absolute path). The catalog may no longer list it. */
export const readFolderAlbums = (root: string): Promise<FolderAlbums> =>
  readPrivateJson(root, folderAlbumsFile(root), {})

/** The folder that each album was last imported from, by album id. */
export const foldersOfAlbums = async (root: string): Promise<Map<string, string>> =>
  new Map(Object.entries(await readFolderAlbums(root)).map(([folder, id]) => [id, folder]))

/** Call this after the catalog lists the album. A noted album that the catalog lacks counts as deleted. */
export async function noteFolderAlbum({ root, disk }: SiteFolder, folder: string, id: string) {
  const albums = await readFolderAlbums(root)
  await disk.write(folderAlbumsFile(root), `${JSON.stringify({ ...albums, [folder]: id })}\n`)
}
