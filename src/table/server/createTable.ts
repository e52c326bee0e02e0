import { describeDiagnostic } from '../../content/source/diagnostic.ts'
import { importedFrom } from '../../content/source/album/importedFrom.ts'
import type { AlbumMemory } from '../../content/source/album/readAlbum.ts'
import type { AlbumSource, Content } from '../../content/source/content.ts'
import { findAlbumNamed } from '../../darkroom/catalog/findAlbumNamed.ts'
import { readCatalog } from '../../darkroom/catalog/readCatalog.ts'
import { photoFindings } from '../../darkroom/album/photoFindings.ts'
import { ownPhotos } from '../../darkroom/album/importedFiles.ts'
import { stemOf, turnLeft } from '../../darkroom/files/photoStem.ts'
import { detailsOfFile } from '../../darkroom/pictures/importRecord.ts'
import { shownPhotos } from '../../prerender/shown/shownPhotos.ts'
import { readPlaced } from '../../darkroom/edits/readPlaced.ts'
import * as albumEdits from '../../darkroom/album/editAlbum.ts'
import { albumFileName, albumFilePath, parseAlbum } from '../../darkroom/album/albumFile.ts'
import { UsageError } from '../../darkroom/diagnostics/exit.ts'
import type { Disk } from '../../darkroom/files/disk.ts'
import { setValue } from '../../darkroom/edits/editJson.ts'
import * as journals from '../../darkroom/edits/journal.ts'
import type { OneAtATime } from '../../darkroom/files/oneAtATime.ts'
import type { Act, ActRequest, AlbumState, RequestedAct, UndoLabels } from '../contract.ts'
import { GONE, isMove, photosOf, type TablePhoto } from '../contract.ts'

function editOwn(act: Act, text: string, journal: journals.Journal): string {
  switch (act.type) {
    case 'order':
      return albumEdits.inOrder(text, act.ids)
    case 'caption':
      return albumEdits.setField(text, [act.photo], 'alt', () => act.text)
    case 'cover':
      return setValue(text, ['cover'], act.photo, ['cover', 'photos'])
    case 'focus':
      return albumEdits.setField(text, [act.photo], 'focus', () => act.at)
    case 'hide':
    case 'show':
      return albumEdits.withHidden(text, act.photos, act.type === 'hide')
    case 'decorate':
      return albumEdits.setField(text, act.photos, 'decorative', () => true)
    case 'turn':
      return albumEdits.withTurned(text, act.photos)
    case 'remove':
    case 'move':
      return albumEdits.without(text, act.photos)
    case 'copy':
      return text
    case 'putBack':
      return albumEdits.withPutBack(text, act.photos, journal)
  }
}

/** The texts of the albums and the journal after an act. Throws a CommandError if it names missing photos. `name`: of the other album. */
export function planAct(journal: journals.Journal, texts: journals.Texts, act: Act, name?: string) {
  const key = 'to' in act ? act.to : undefined
  const isTaken = act.type === 'remove' || key !== undefined
  const entries = isTaken ? albumEdits.entriesOf(texts.own, photosOf(act)) : []
  const now: journals.Texts = { own: editOwn(act, texts.own, journal) }
  if (act.type === 'move') albumEdits.checkSameSettings(texts.other!, entries)
  if (key !== undefined) now.other = albumEdits.addPhotos(texts.other!, entries)
  if (act.type === 'copy' && now.other === texts.other)
    throw new UsageError('That album has them already. Nothing changed.')
  const removed = act.type === 'remove' ? entries : []
  const order = act.type === 'remove' ? albumEdits.fullOrder(texts.own, journal) : journal.order
  const label = { type: act.type, photos: photosOf(act), name }
  const next = journals.withStep({ ...journal, order }, label, [texts, now], { key, removed })
  return [now, next, undefined] as const
}

/** Acts run one at a time. @param root the folder that holds `src/content`, absolute */
export function createTable(root: string, disk: Disk, queue: OneAtATime, memory: AlbumMemory) {
  const reading: Reading = { root, memory, words: new Map() }

  async function otherOf(open: OpenAlbum, act: RequestedAct) {
    const target = 'to' in act ? act.to : undefined
    const key = isMove(act) ? journals.stepFor(open.journal, act.type).other?.key : target
    if (key === undefined) return undefined
    const other = await readEditedAlbum(root, key).catch((cause: Error) => {
      // Not dropped from the history: the album may be put back.
      throw isMove(act) ? new UsageError('Put the other album of this step back first.') : cause
    })
    if (other.source.file === open.source.file)
      throw new UsageError('The photos are in this album already. Nothing changed.')
    return other
  }

  async function act(key: string, { revision, act }: ActRequest) {
    const open = await readEditedAlbum(root, key)
    if (revision !== journals.revisionOf(open.text))
      return { conflict: await describeAlbum(reading, open) }
    const other = await otherOf(open, act)
    const texts = { own: open.text, other: other?.text }
    const [now, journal, message] = isMove(act)
      ? journals.withMove(open.journal, texts, act.type)
      : planAct(open.journal, texts, act, other?.source.title)
    if (now.own === open.text && now.other === other?.text && message === undefined)
      return { state: await describeAlbum(reading, open) }
    const edited = { ...open, text: now.own, journal }
    const all = other ? [edited, { ...other, text: now.other ?? other.text }] : [edited]
    // Throws before anything is written if the site could not be built from the result.
    for (const one of all) readPhotos(reading, one)
    await journals.writeJournal(disk, root, open.source.file, journal)
    // Photos are added before they are removed: a crash in between duplicates photos instead of losing them.
    for (const { source, text } of act.type === 'undo' ? all : all.toReversed())
      await disk.write(albumFilePath(root, source.file), text)
    return { state: await describeAlbum(reading, edited), message }
  }

  return {
    /** Reads an album by the last segment of its address. Throws if it is missing or faulty. */
    stateOf: async (key: string) => describeAlbum(reading, await readEditedAlbum(root, key)),
    /** Resolves once the act is on disk, or with `conflict` if the album is at another revision. */
    perform: (key: string, request: ActRequest) => queue(() => act(key, request)),
  }
}

type OpenAlbum = { content: Content; source: AlbumSource; text: string; journal: journals.Journal }

/** `memory`: parsed albums, to skip unchanged ones. `words`: embedded descriptions, by file stem. */
type Reading = { root: string; memory: AlbumMemory; words: Map<string, string> }

/** Reads an album by the last segment of its address, or by `~` and its id. Throws a CommandError if it is missing or faulty. */
async function readEditedAlbum(root: string, key: string): Promise<OpenAlbum> {
  const content = await readCatalog(root)
  const source = key.startsWith('~')
    ? content.albums.find(({ id }) => id === key.slice(1))
    : findAlbumNamed(content.albums, key)
  if (!source) throw new UsageError(GONE)
  const text = await readPlaced(root, albumFilePath(root, source.file))
  return { content, source, text, journal: await journals.readJournal(root, source.file, text) }
}

/** The photos of a text as the build would show them. Throws a CommandError. `name`: in the memory. */
function readPhotos({ root, memory }: Reading, open: OpenAlbum, name?: string) {
  const { photos, diagnostics } = shownPhotos(memory, open, name)
  const fault = diagnostics.find(({ severity }) => severity === 'error')
  const file = albumFileName(root, open.source.file)
  if (fault) throw new UsageError(`${file}, ${describeDiagnostic({ ...fault, file })}`)
  return photos
}

function readTray(reading: Reading, open: OpenAlbum, present: ReadonlySet<string>) {
  const isElsewhere = new Set([...present, ...journals.movedAway(open.journal)])
  const removed = open.journal.removed.filter(({ id }) => !isElsewhere.has(id)).toReversed()
  return removed.flatMap(({ id, text: entry }) => {
    const text = `{"photos":[${entry}]}`
    try {
      return { id, photo: readPhotos(reading, { ...open, text }, `${open.source.file}, ${id}`)[0]! }
    } catch {
      // The album may still be edited, for example if a placeholder of this caption is gone.
      return []
    }
  })
}

async function describeAlbum(reading: Reading, open: OpenAlbum): Promise<AlbumState> {
  const { root, words } = reading
  const { content, source, text, journal } = open
  const shown = readPhotos(reading, open)
  const album = parseAlbum(text)
  const findings = photoFindings(album, source)
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
    revision: journals.revisionOf(text),
    photos: album.photos.map(({ id, alt: caption }, i) => {
      return { id, photo: shown[i]!, caption, ...brought.get(id), findings: findings.get(i) }
    }),
    cover: album.cover,
    removed: readTray(reading, open, new Set(album.photos.map(({ id }) => id))),
    others: content.albums
      .filter(({ file }) => file !== source.file)
      .map(({ id, title, level }) => ({ key: `~${id}`, title, level })),
    keepsOriginals: content.site.originals !== undefined,
    ...(journals.labelsIn(journal) as UndoLabels),
  }
}
