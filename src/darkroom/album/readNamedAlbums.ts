import { chooseAlbum } from '../catalog/findAlbumNamed.ts'
import { readCatalog } from '../catalog/readCatalog.ts'
import { type AlbumJson, readAlbumFile } from './albumFile.ts'

/** Reads the named albums, or all, by file. Skips albums without a file. */
export async function readNamedAlbums(root: string, names: readonly string[]) {
  const { site, albums } = await readCatalog(root)
  const chosen = names.length ? names.map((name) => chooseAlbum(albums, name)) : albums
  const read = new Map<string, AlbumJson>()
  for (const { file } of chosen) {
    const album = await readAlbumFile(root, file)
    if (album) read.set(file, album)
  }
  return { site, albums: read }
}
