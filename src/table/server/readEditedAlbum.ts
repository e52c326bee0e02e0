import { formatDiagnostic } from '../../content/source/diagnostic.ts'
import { placeholderValues } from '../../content/source/json/placeholders.ts'
import { importedFrom } from '../../content/source/album/importedFrom.ts'
import { type AlbumMemory, rememberAlbum } from '../../content/source/album/readAlbum.ts'
import type { AlbumSource, Content } from '../../content/source/content.ts'
import { UsageError } from '../../darkroom/diagnostics/exit.ts'
import { albumFileName, albumFilePath, parseAlbum } from '../../darkroom/album/albumFile.ts'
import { findAlbumNamed } from '../../darkroom/album/findAlbumNamed.ts'
import { readCatalog } from '../../darkroom/album/readCatalog.ts'
import { photoFindings } from '../../darkroom/album/photoFindings.ts'
import { ownPhotos } from '../../darkroom/album/importedFiles.ts'
import { stemOf, turnLeft } from '../../darkroom/files/photoStem.ts'
import { detailsOfFile } from '../../darkroom/pictures/importRecord.ts'
import { placeContent } from '../../prerender/shown/placeContent.ts'
import { type AlbumState, GONE, type UndoLabels, type TablePhoto } from '../contract.ts'
import { type Journal, labelsIn, readJournal, revisionOf } from '../../darkroom/edits/journal.ts'
import { readPlaced } from '../../darkroom/edits/readPlaced.ts'

export type OpenAlbum = { content: Content; source: AlbumSource; text: string; journal: Journal }

/** `memory`: parsed albums, to skip unchanged ones. `words`: embedded descriptions, by file stem. */
export type Reading = { root: string; memory: AlbumMemory; words: Map<string, string> }

/** Reads an album by the last segment of its address, or by `~` and its id. Throws a CommandError if it is missing or faulty. */
export async function readEditedAlbum(root: string, key: string): Promise<OpenAlbum> {
  const content = await readCatalog(root)
  const source = key.startsWith('~')
    ? content.albums.find(({ id }) => id === key.slice(1))
    : findAlbumNamed(content.albums, key)
  if (!source) throw new UsageError(GONE)
  const text = await readPlaced(root, albumFilePath(root, source.file))
  return { content, source, text, journal: await readJournal(root, source.file, text) }
}

/** The photos of a text as the build would show them. Throws a CommandError. `name`: in the memory and in messages. */
export function shownPhotos(
  { root, memory }: Reading,
  { content, source, text }: OpenAlbum,
  name = albumFileName(root, source.file),
) {
  const read = rememberAlbum(memory, Buffer.from(text), name, {
    level: source.level,
    base: content.site.photos?.base,
    placeholders: placeholderValues(content.site),
    rights: content.site.rights,
  })
  const fault = read.diagnostics.find(({ severity }) => severity === 'error')
  if (fault) throw new UsageError(formatDiagnostic(fault))
  return placeContent({ ...content, albums: [{ ...source, photos: read.photos }] }).albums[0]!
    .photos
}

function readTray(reading: Reading, open: OpenAlbum, present: ReadonlySet<string>) {
  const removed = open.journal.removed.filter(({ id }) => !present.has(id)).toReversed()
  if (!removed.length) return []
  const text = `{"photos":[${removed.map((one) => one.text).join(',')}]}`
  const photos = shownPhotos(reading, { ...open, text }, `${open.source.file}, removed`)
  return photos.map((photo) => ({ id: photo.id, photo }))
}

/** Everything that the table shows of an album. Throws a CommandError if its file is faulty. */
export async function describeAlbum(reading: Reading, open: OpenAlbum): Promise<AlbumState> {
  const { root, words } = reading
  const { content, source, text, journal } = open
  const shown = shownPhotos(reading, open)
  const album = parseAlbum(text)
  const findings = photoFindings(album, source)
  const present = new Set(album.photos.map(({ id }) => id))
  const fileOf = importedFrom(album)
  const brought = new Map<string, Partial<TablePhoto>>()
  for (const [bytes, photo] of ownPhotos(album)) {
    const { id, src, rotate = 0 } = photo
    const stem = stemOf(bytes, rotate)
    const ownWords = words.get(stem) ?? (await detailsOfFile(root, stem)).alt ?? ''
    words.set(stem, ownWords)
    const turn = turnLeft(src, rotate) || undefined
    brought.set(id, { isOwn: true, file: fileOf(photo), ownWords, turn })
  }
  return {
    id: source.id,
    key: source.key,
    title: source.title,
    revision: revisionOf(text),
    photos: album.photos.map(({ id, alt: caption }, i) => {
      return { id, photo: shown[i]!, caption, ...brought.get(id), findings: findings.get(i) }
    }),
    cover: album.cover,
    removed: readTray(reading, open, present),
    others: content.albums
      .filter(({ file }) => file !== source.file)
      .map(({ id, title, level }) => ({ key: `~${id}`, title, level })),
    keepsOriginals: content.site.originals !== undefined,
    ...(labelsIn(journal) as UndoLabels),
  }
}
