import { createHash } from 'node:crypto'
import { photoPath } from '../content/addresses.ts'
import { allows } from '../content/allows.ts'
import { homesOf } from '../content/homes.ts'
import type { List, ListName } from '../content/lists.ts'
import type { AlbumData } from '../content/load.ts'
import type { AlbumSource, Content } from '../content/read.ts'
import type { Album, AlbumPhoto } from '../content/album.ts'
import type { Photo } from '../content/schema.ts'

/**
 * Photos of an album that bring their placeholder. They do not pack, so in an album of a thousand
 * they would be most of its data; those further on wait on their colour.
 */
const PLACEHOLDERS = 120

/** A file that a browser fetches: named after its content, so that it can be cached for ever. */
type DataFile = { fileName: string; json: string }

function dataFile(kind: string, data: object): DataFile {
  const json = JSON.stringify(data)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10)
  return { fileName: `assets/${kind}-${hash}.json`, json }
}

/**
 * The photos of an album that have a picture and are not hidden, each with its home where that is
 * elsewhere, and without what only the darkroom reads.
 */
export function photosOf(source: AlbumSource, homes: Map<string, string>): AlbumPhoto[] {
  return source.photos
    .filter(({ src, hide }) => src !== '' && !hide)
    .map(({ placeholder, rotate: _rotate, ...photo }, i) => {
      const home = homes.get(photo.src)
      return {
        ...photo,
        ...(placeholder && i < PLACEHOLDERS ? { placeholder } : {}),
        ...(home && home !== photoPath(source, photo) ? { home } : {}),
      }
    })
}

/** An album as pages need it before its photos, and the file with both that its page fetches. */
export function describeAlbum(
  source: AlbumSource,
  homes: Map<string, string>,
): { album: Album; file: DataFile } {
  const { photos: _photos, cover: _cover, file: _file, ...rest } = source
  const photos = photosOf(source, homes)
  const draft = { ...rest, count: photos.length, photosUrl: '' }
  const { fileName } = dataFile('album', { draft, photos })
  const album = { ...draft, photosUrl: `/${fileName}` }
  return { album, file: { fileName, json: JSON.stringify({ album, photos } satisfies AlbumData) } }
}

/** A photo as a list shows it: how it was taken is for the viewer alone. */
function coverOf(cover: Photo | undefined): Photo | undefined {
  if (!cover) return undefined
  const { capture: _capture, rotate: _rotate, ...rest } = cover
  return rest
}

/** What each list shows: only what lists may name. */
export function listsOf({ categories, albums }: Content): Record<ListName, List> {
  const homes = homesOf(albums)
  const listed = albums.filter((a) => allows(a.level, 'list'))
  const listOf = (sources: AlbumSource[]) => ({
    albums: sources.map((source) => describeAlbum(source, homes).album),
    covers: Object.fromEntries(sources.map(({ id, cover }) => [id, coverOf(cover)])),
  })
  const shown = categories.filter((c) => allows(c.level, 'list'))
  return {
    categories: {
      // Those that a category leads to without a list of its own.
      albums: listOf(listed.filter(({ key }) => shown.some(({ path }) => path === key))).albums,
      covers: Object.fromEntries(shown.map(({ id, cover }) => [id, coverOf(cover)])),
    },
    landscape: listOf(listed.filter((a) => a.category === 'landscape')),
    portraits: listOf(listed.filter((a) => a.category === 'portraits')),
  }
}

/** The file of each list. */
export function listFiles(content: Content): Record<ListName, DataFile> {
  const { categories, landscape, portraits } = listsOf(content)
  return {
    categories: dataFile('list', categories),
    landscape: dataFile('list', landscape),
    portraits: dataFile('list', portraits),
  }
}

/** Every file of content that a browser may fetch. */
export function dataFiles(content: Content): DataFile[] {
  const homes = homesOf(content.albums)
  return [
    ...content.albums.map((source) => describeAlbum(source, homes).file),
    ...Object.values(listFiles(content)),
  ]
}
