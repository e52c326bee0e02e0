import { folderAlbumsFile } from './places.ts'
import { readJsonOr } from './readJsonOr.ts'
import type { SiteFolder } from './site.ts'

type FolderAlbums = Record<string, string>

/** The id of the album that each folder (absolute path) was last imported into, even if the catalog lost it. */
export const readFolderAlbums = (root: string): Promise<FolderAlbums> =>
  readJsonOr(folderAlbumsFile(root), {})

/** The folder that each album was last imported from, by the album's id. */
export const foldersOfAlbums = async (root: string): Promise<Map<string, string>> =>
  new Map(Object.entries(await readFolderAlbums(root)).map(([folder, id]) => [id, folder]))

/** Call it after the catalog has the album: an album that is noted and not in the catalog counts as deleted. */
export async function noteFolderAlbum({ root, disk }: SiteFolder, folder: string, id: string) {
  const albums = await readFolderAlbums(root)
  await disk.write(folderAlbumsFile(root), `${JSON.stringify({ ...albums, [folder]: id })}\n`)
}
