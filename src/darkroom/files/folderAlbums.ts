import { resolve, sep } from 'node:path'
import { folderAlbumsFile, privateFolder } from './places.ts'
import { readPrivateJson } from './readJsonFile.ts'
import type { SiteFolder } from './site.ts'

type FolderAlbums = Record<string, string>

/** The id of the album last imported from each folder (absolute path). The catalog may no longer list it. */
export const readFolderAlbums = (root: string): Promise<FolderAlbums> =>
  readPrivateJson(root, folderAlbumsFile(root), {})

/** The owner's folder that each album was last imported from, by album id. That of the light table is emptied. */
export async function foldersOfAlbums(root: string): Promise<Map<string, string>> {
  const folders = Object.entries(await readFolderAlbums(root))
  const isOwn = ([folder]: [string, string]) =>
    !folder.startsWith(privateFolder(resolve(root)) + sep)
  return new Map(folders.filter(isOwn).map(([folder, id]) => [id, folder]))
}

/** Call this after the catalog lists the album. A noted album that the catalog lacks counts as deleted. */
export async function noteFolderAlbum({ root, disk }: SiteFolder, folder: string, id: string) {
  const albums = await readFolderAlbums(root)
  await disk.write(folderAlbumsFile(root), `${JSON.stringify({ ...albums, [folder]: id })}\n`)
}
