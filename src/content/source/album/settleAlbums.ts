import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { levelOfAlbum, levelsOf } from '../catalog/levels.ts'
import type { AlbumSource } from '../content.ts'
import type { Report } from '../diagnostic.ts'
import { readBytes } from '../json/readFile.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Level } from '../schema/fields.ts'
import type { Site } from '../schema/site.ts'
import { alsoPublic } from './alsoPublic.ts'
import { distinctCovers } from './distinctCovers.ts'
import { type AlbumMemory, NO_ALBUM_FILE, rememberAlbum } from './readAlbum.ts'

type SettlingContext = {
  site: Pick<Site, 'download' | 'photos' | 'rights'>
  placeholders: Record<string, string>
  memory: AlbumMemory
  photos: boolean
}

/** The albums of a catalog with their photos and covers, in catalog order. */
export async function settleAlbums(
  folder: string,
  catalog: Catalog,
  { site, placeholders, memory, photos }: SettlingContext,
  report: Report,
): Promise<AlbumSource[]> {
  const levels = levelsOf(catalog)
  const base = site.photos?.base
  const albums: AlbumSource[] = []
  const chosen = new Set<AlbumSource>()
  for (const entry of catalog.albums) {
    const album = settleAlbum(entry, levelOfAlbum(entry, levels), site.download)
    albums.push(album)
    const file = albumFile(album.file)
    const bytes = photos ? await readBytes(folder, file, report, NO_ALBUM_FILE) : undefined
    if (!bytes) continue
    const { level } = album
    const readWith = { level, base, placeholders, rights: site.rights }
    const read = rememberAlbum(memory, bytes, file, readWith)
    read.diagnostics.forEach(report)
    album.photos = read.photos
    album.cover = read.cover
    if (read.isCoverChosen) chosen.add(album)
  }
  for (const [album, cover] of distinctCovers(albums, (one) => chosen.has(one))) album.cover = cover
  if (photos) await reportStrays(folder, albums, report)
  alsoPublic(albums.map((album) => ({ ...album, file: albumFile(album.file) }))).forEach(report)
  return albums
}

/** The path of an album's file below the content folder. */
export const albumFile = (name: string) => join('albums', `${name}.json`)

/** An album of the catalog. Its photos are added later. */
function settleAlbum(
  { path, ...entry }: Catalog['albums'][number],
  level: Level,
  publicDownload: boolean | undefined,
): AlbumSource {
  const key = path ?? entry.id
  const { title = entry.name, alsoIn = [], aliases = [], file = key } = entry
  const { download = level === 'public' && publicDownload } = entry
  const settled = { key, title, alsoIn, aliases, file, level, download: download || undefined }
  return { ...entry, ...settled, photos: [], cover: undefined }
}

async function reportStrays(folder: string, albums: readonly AlbumSource[], report: Report) {
  const expected = new Set(albums.map(({ file }) => `${file}.json`))
  const present = await readdir(join(folder, 'albums')).catch(() => [])
  for (const name of present)
    if (name.endsWith('.json') && !expected.has(name))
      report({
        code: 'stray-album',
        severity: 'warning',
        file: join('albums', name),
        path: '',
        message: 'belongs to no album of catalog.json',
        remedy: 'Add the album to catalog.json, or delete the file',
      })
}
