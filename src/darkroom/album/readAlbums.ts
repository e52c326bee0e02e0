import { basename, dirname, relative } from 'node:path'
import type { CheckedAlbum } from '../../content/source/album/rule.ts'
import { ContentError, type Diagnostic } from '../../content/source/diagnostic.ts'
import { placeholderValues } from '../../content/source/json/placeholders.ts'
import type { AlbumSource, Content } from '../../content/source/content.ts'
import { readContent } from '../../content/source/readContent.ts'
import { NO_ALBUM_FILE } from '../../content/source/album/readAlbum.ts'
import { checkShape } from '../../content/source/json/checkShape.ts'
import { readJson } from '../../content/source/json/parseJson.ts'
import { AlbumFile } from '../../content/source/schema/album.ts'
import { contentFolder } from '../files/places.ts'
import { chooseAlbum } from '../catalog/findAlbumNamed.ts'
import { albumFilePath } from './albumFile.ts'

/** `albums`, `asked`: the albums that were asked for, or all. */
export type AlbumsRead = {
  albums: (CheckedAlbum & { source: AlbumSource })[]
  all: (CheckedAlbum & { source: AlbumSource })[]
  /** Entries of the catalog, faulty albums included. */
  asked: AlbumSource[]
  catalog: AlbumSource[]
  /** Absent if it has errors. */
  content?: Content
  diagnostics: Diagnostic[]
}

/** Reads albums and fills their placeholders. Reports faulty albums as diagnostics and reads the others. */
export async function readAlbums(root: string, names: string[]): Promise<AlbumsRead> {
  const diagnostics: Diagnostic[] = []
  const take = (found: Diagnostic, file = found.file) =>
    diagnostics.push({ ...found, file: relative(root, file) })
  let content: Content
  try {
    content = await readContent(contentFolder(root), { photos: false })
    for (const found of content.diagnostics) take(found)
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause
    for (const found of cause.diagnostics) take(found)
    return { albums: [], all: [], asked: [], catalog: [], diagnostics }
  }
  const { albums: catalog } = content
  const chosen = new Set(names.map((name) => chooseAlbum(catalog, name)))
  const isChosen = (source: AlbumSource) => chosen.size === 0 || chosen.has(source)
  const placeholders = placeholderValues(content.site)
  const all: AlbumsRead['albums'] = []
  for (const source of catalog) {
    const path = albumFilePath(root, source.file)
    const report = (found: Diagnostic) => {
      if (isChosen(source)) take(found, path)
    }
    const json = await readJson(dirname(path), basename(path), report, NO_ALBUM_FILE)
    const album = checkShape(json, AlbumFile, path, placeholders, report)
    if (album) all.push({ ...album, file: relative(root, path), level: source.level, source })
  }
  return {
    albums: all.filter((a) => isChosen(a.source)),
    all,
    asked: catalog.filter(isChosen),
    catalog,
    content,
    diagnostics,
  }
}
