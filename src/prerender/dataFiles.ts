import { sha256 } from '../sha256.ts'
import { photoPath } from '../content/addresses.ts'
import { allows } from '../content/allows.ts'
import { canonicalPathsOf } from '../content/source/canonicalPaths.ts'
import type { List, Lists } from '../content/lists.ts'
import type { AlbumData } from '../content/load.ts'
import type { AlbumSource, Content } from '../content/source/readContent.ts'
import { listedIn } from '../content/source/standing.ts'
import type { Album, AlbumPhoto } from '../content/album.ts'
import type { AlbumKey, CategoryPath } from '../content/ids.gen.ts'
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
  const hash = sha256(json).slice(0, 10)
  return { fileName: `assets/${kind}-${hash}.json`, json }
}

/** A photo without what only the darkroom reads. */
function withoutNotes(photo: Photo): Photo {
  const { rotate: _rotate, keywords: _keywords, rating: _rating, ...rest } = photo
  return rest
}

/**
 * The photos of an album that have a picture and are not hidden, each with its canonical address where that is
 * elsewhere, and without what only the darkroom reads.
 */
export function photosOf(source: AlbumSource, canonicalPaths: Map<string, string>): AlbumPhoto[] {
  return source.photos
    .filter(({ src, hide }) => src !== '' && !hide)
    .map(withoutNotes)
    .map(({ placeholder, ...photo }, i) => {
      const canonical = canonicalPaths.get(photo.src)
      return {
        ...photo,
        ...(placeholder && i < PLACEHOLDERS ? { placeholder } : {}),
        ...(canonical && canonical !== photoPath(source, photo) ? { canonical } : {}),
      }
    })
}

/** An album as pages need it before its photos, and the file with both that its page fetches. */
export function describeAlbum(
  source: AlbumSource,
  canonicalPaths: Map<string, string>,
): { album: Album; file: DataFile } {
  const { id, aliases, name, title, year, level } = source
  const photos = photosOf(source, canonicalPaths)
  const draft = {
    id,
    // Those that there are, which src/content/ids.gen.ts lists.
    key: source.key as AlbumKey,
    aliases,
    name,
    title,
    ...(year === undefined ? {} : { year }),
    ...(source.parent === undefined ? {} : { parent: source.parent as CategoryPath }),
    level,
    count: photos.length,
    photosUrl: '',
  }
  const { fileName } = dataFile('album', { draft, photos })
  const album = { ...draft, photosUrl: `/${fileName}` }
  return { album, file: { fileName, json: JSON.stringify({ album, photos } satisfies AlbumData) } }
}

/** A photo as a list shows it: how it was taken is for the viewer alone. */
function coverOf(cover: Photo | undefined): Photo | undefined {
  if (!cover) return undefined
  const { capture: _capture, ...rest } = withoutNotes(cover)
  return rest
}

/** What each list shows: only what lists may name. */
export function listsOf({ categories, albums }: Content): Lists {
  const canonicalPaths = canonicalPathsOf(albums)
  const listOf = (sources: AlbumSource[]): List => ({
    albums: sources.map((source) => describeAlbum(source, canonicalPaths).album),
    covers: Object.fromEntries(sources.map(({ id, cover }) => [id, coverOf(cover)])),
  })
  const shown = categories.filter((c) => allows(c.level, 'list') && c.shows !== 'nothing')
  return {
    categories: {
      // Those that a category leads to without a list of its own.
      albums: shown.flatMap((c) => (c.shows === 'album' ? listOf(listedIn(c, albums)).albums : [])),
      covers: Object.fromEntries(shown.map(({ id, cover }) => [id, coverOf(cover)])),
    },
    albums: Object.fromEntries(
      categories
        .filter(({ shows }) => shows === 'albums')
        .map((c) => [c.id, listOf(listedIn(c, albums))]),
    ),
  }
}

/** The file of the categories' list, and by the id of a category that of its albums. */
export function listFiles(content: Content): {
  categories: DataFile
  albums: Map<string, DataFile>
} {
  const { categories, albums } = listsOf(content)
  return {
    categories: dataFile('list', categories),
    albums: new Map(Object.entries(albums).map(([id, list]) => [id, dataFile('list', list)])),
  }
}

/** Every file of content that a browser may fetch. */
export function dataFiles(content: Content): DataFile[] {
  const canonicalPaths = canonicalPathsOf(content.albums)
  const { categories, albums } = listFiles(content)
  return [
    ...content.albums.map((source) => describeAlbum(source, canonicalPaths).file),
    categories,
    ...albums.values(),
  ]
}
