import { sha256 } from '../../sha256.ts'
import { photoPath } from '../../content/addresses.ts'
import { allows } from '../../content/allows.ts'
import { isShown } from '../../content/source/album/coverOf.ts'
import { canonicalPathsOf } from '../../content/source/catalog/canonicalPaths.ts'
import {
  CATALOG_DATA,
  CATEGORIES_DATA,
  listData,
  textData,
} from '../../content/loading/dataPaths.ts'
import type { List, Lists } from '../../content/served.ts'
import type { AlbumData } from '../../content/loading/load.ts'
import type { PageText } from '../../content/pageText.ts'
import type { AlbumSource, Content } from '../../content/source/content.ts'
import { listedIn } from '../../content/source/catalog/categoryLists.ts'
import type { AlbumPhoto } from '../../content/album.ts'
import type { AlbumKey, CategoryPath } from '../../content/ids.gen.ts'
import type { Photo } from '../../content/schema.ts'
import { TILES } from '../../photography/rows/tileCounts.ts'

/** A file that browsers fetch. `fileName`: relative to the built site. */
export type DataFile = { fileName: string; json: string }

export const namedFile = (path: string, data: object): DataFile => ({
  fileName: path.slice(1),
  json: JSON.stringify(data),
})

/** Removes the fields that only the darkroom reads. */
function withoutNotes(photo: Photo): Photo {
  const { file: _f, rotate: _r, keywords: _k, rating: _s, decorative: _d, ...rest } = photo
  return rest
}

/** The visible photos of an album, with canonical addresses in other albums. */
function albumPhotos(source: AlbumSource, canonicalPaths: Map<string, string>): AlbumPhoto[] {
  const shown = source.photos.filter(isShown).map(withoutNotes)
  // An album page crops nothing. Placeholders do not compress and would dominate a large album's data.
  return shown.map(({ placeholder, focus: _focus, ...photo }, i) => ({
    ...photo,
    placeholder: i < TILES.prerendered ? placeholder : undefined,
    canonical: canonicalElsewhere(source, photo, canonicalPaths),
  }))
}

function canonicalElsewhere(
  source: AlbumSource,
  photo: Photo,
  canonicalPaths: Map<string, string>,
): string | undefined {
  const canonical = canonicalPaths.get(photo.src)
  return canonical === photoPath(source, photo) ? undefined : canonical
}

type DescribedAlbum = { data: AlbumData; file: DataFile }

const describedAlbums = new WeakMap<readonly AlbumSource[], Map<string, DescribedAlbum>>()
/** By the photos of an album. `from`: the other inputs of the description. */
const lastDescribed = new WeakMap<readonly Photo[], { from: string; album: DescribedAlbum }>()

/** Albums for pages, by key. Unchanged albums are the same objects as before. */
export function describeAlbums(albums: readonly AlbumSource[]): Map<string, DescribedAlbum> {
  const known = describedAlbums.get(albums)
  if (known) return known
  const canonicalPaths = canonicalPathsOf(albums)
  const described = new Map(albums.map((a) => [a.key, describeAlbum(a, canonicalPaths)]))
  describedAlbums.set(albums, described)
  return described
}

function describeAlbum(source: AlbumSource, canonicalPaths: Map<string, string>): DescribedAlbum {
  const { photos, cover: _cover, ...rest } = source
  // Of other albums, only the canonical addresses matter.
  const elsewhere = photos.map((photo) => canonicalElsewhere(source, photo, canonicalPaths))
  const from = JSON.stringify([rest, elsewhere.some(Boolean) ? elsewhere : []])
  const known = lastDescribed.get(photos)
  if (known?.from === from) return known.album
  const album = describeAnew(source, canonicalPaths)
  lastDescribed.set(photos, { from, album })
  return album
}

function describeAnew(source: AlbumSource, canonicalPaths: Map<string, string>): DescribedAlbum {
  const { id, aliases, name, title, year, description, level, download } = source
  const photos = albumPhotos(source, canonicalPaths)
  const draft = {
    id,
    key: source.key as AlbumKey,
    aliases,
    name,
    title,
    year,
    description,
    parent: source.parent as CategoryPath | undefined,
    level,
    download,
    count: photos.length,
    photosUrl: '',
  }
  const hash = sha256(JSON.stringify({ draft, photos })).slice(0, 10)
  const fileName = `assets/album-${hash}.json`
  const data = { album: { ...draft, photosUrl: `/${fileName}` }, photos }
  return { data, file: { fileName, json: JSON.stringify(data) } }
}

/** A photo for a list, without capture data. */
function coverOf(cover: Photo | undefined): Photo | undefined {
  if (!cover) return undefined
  const { capture: _capture, ...rest } = withoutNotes(cover)
  return rest
}

export function listsOf({ categories, albums }: Pick<Content, 'categories' | 'albums'>): Lists {
  const described = describeAlbums(albums)
  const listOf = (sources: AlbumSource[]): List => ({
    albums: sources.map(({ key }) => described.get(key)!.data.album),
    covers: Object.fromEntries(sources.map(({ id, cover }) => [id, coverOf(cover)])),
  })
  const shown = categories.filter((c) => allows(c.level, 'list') && c.shows !== 'nothing')
  return {
    categories: {
      // The albums of categories that lead directly to an album.
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

export function textsOf({ pages }: Pick<Content, 'pages'>): Record<string, PageText> {
  return Object.fromEntries(
    pages.map(({ id, description, text }) => [id, { ...text, description }]),
  )
}

/** All data files except those of albums. */
export function sharedDataFiles(content: Content): DataFile[] {
  const lists = listsOf(content)
  const catalog = [...describeAlbums(content.albums).values()]
    .map(({ data }) => data.album)
    .filter(({ level }) => allows(level, 'bundle'))
  return [
    namedFile(CATEGORIES_DATA, lists.categories),
    namedFile(CATALOG_DATA, catalog),
    ...content.categories.flatMap(({ id, path }) => {
      const list = lists.albums[id]
      return list ? [namedFile(listData(path), list)] : []
    }),
    ...content.pages.map(({ id, text }) => namedFile(textData(id), text)),
  ]
}

export function dataFileAt(content: Content, fileName: string): DataFile | undefined {
  const albums = [...describeAlbums(content.albums).values()].map(({ file }) => file)
  return [...albums, ...sharedDataFiles(content)].find((file) => file.fileName === fileName)
}
