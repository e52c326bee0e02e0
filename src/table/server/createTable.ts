import * as photos from '../../darkroom/album/editAlbum.ts'
import { albumFilePath } from '../../darkroom/album/albumFile.ts'
import { UsageError } from '../../darkroom/diagnostics/exit.ts'
import type { Disk } from '../../darkroom/files/disk.ts'
import { setValue } from '../../darkroom/edits/editJson.ts'
import { type Act, type ActRequest, isMove, photosOf, type RequestedAct } from '../contract.ts'
import * as journals from '../../darkroom/edits/journal.ts'
import * as albums from './readEditedAlbum.ts'
import type { OneAtATime } from '../../darkroom/files/oneAtATime.ts'

const turned = ({ rotate = 0 }: { rotate?: number | undefined }) => (rotate + 90) % 360 || undefined

function editOwn(act: Act, text: string, journal: journals.Journal): string {
  switch (act.type) {
    case 'order':
      return photos.inOrder(text, act.ids)
    case 'caption':
      return photos.setField(text, [act.photo], 'alt', () => act.text)
    case 'cover':
      return setValue(text, ['cover'], act.photo, ['cover', 'photos'])
    case 'focus':
      return photos.setField(text, [act.photo], 'focus', () => act.at)
    case 'hide':
    case 'show':
      return photos.withHidden(text, act.photos, act.type === 'hide')
    case 'decorate':
      return photos.setField(text, act.photos, 'decorative', () => true)
    case 'turn':
      return photos.setField(text, act.photos, 'rotate', turned)
    case 'remove':
    case 'move':
      return photos.without(text, act.photos)
    case 'copy':
      return text
    case 'putBack':
      return photos.withPutBack(text, act.photos, journal)
  }
}

/** The texts of the albums and the journal after an act. Throws a CommandError if it names missing photos. */
export function planAct(journal: journals.Journal, texts: journals.Texts, act: Act) {
  const key = 'to' in act ? act.to : undefined
  const isTaken = act.type === 'remove' || key !== undefined
  const entries = isTaken ? photos.entriesOf(texts.own, photosOf(act)) : []
  const now: journals.Texts = { own: editOwn(act, texts.own, journal) }
  if (key !== undefined) now.other = photos.addPhotos(texts.other!, entries)
  const removed = act.type === 'remove' ? entries : []
  const order = act.type === 'remove' ? photos.fullOrder(texts.own, journal) : journal.order
  const label = { type: act.type, photos: photosOf(act) }
  const next = journals.withStep({ ...journal, order }, label, [texts, now], { key, removed })
  return [now, next, undefined] as const
}

/** Acts run one at a time. @param root the folder that holds `src/content`, absolute */
export function createTable(root: string, disk: Disk, queue: OneAtATime) {
  const reading: albums.Reading = { root, memory: new Map(), words: new Map() }

  async function otherOf(open: albums.OpenAlbum, act: RequestedAct) {
    const target = 'to' in act ? act.to : undefined
    const key = isMove(act) ? journals.stepFor(open.journal, act.type).other?.key : target
    if (key === undefined) return undefined
    const other = await albums.readEditedAlbum(root, key)
    if (other.source.file === open.source.file)
      throw new UsageError('The photos are in this album already. Nothing changed.')
    return other
  }

  async function write({ source, journal }: albums.OpenAlbum, all: readonly albums.OpenAlbum[]) {
    await journals.writeJournal(disk, root, source.file, journal)
    for (const one of all) await disk.write(albumFilePath(root, one.source.file), one.text)
  }

  async function act(key: string, { revision, act }: ActRequest) {
    const open = await albums.readEditedAlbum(root, key)
    if (revision !== journals.revisionOf(open.text))
      return { conflict: await albums.describeAlbum(reading, open) }
    const other = await otherOf(open, act)
    const texts = { own: open.text, other: other?.text }
    const [now, journal, message] = isMove(act)
      ? journals.withMove(open.journal, texts, act.type)
      : planAct(open.journal, texts, act)
    if (now.own === open.text && now.other === other?.text) {
      if (message === undefined) return { state: await albums.describeAlbum(reading, open) }
      await journals.writeJournal(disk, root, open.source.file, journal)
      return { state: await albums.describeAlbum(reading, { ...open, journal }), message }
    }
    const edited = { ...open, text: now.own, journal }
    const all = other ? [edited, { ...other, text: now.other ?? other.text }] : [edited]
    // Throws before anything is written if the site could not be built from the result.
    for (const one of all) albums.shownPhotos(reading, one)
    // Photos are added before they are removed: a crash in between duplicates photos instead of losing them.
    const writing = write(edited, act.type === 'undo' ? all : all.toReversed())
    // Described meanwhile: the written file makes the site reload its content, which blocks the process.
    const [state] = await Promise.all([albums.describeAlbum(reading, edited), writing])
    return { state }
  }

  return {
    /** Reads an album by the last segment of its address. Throws if it is missing or faulty. */
    stateOf: async (key: string) =>
      albums.describeAlbum(reading, await albums.readEditedAlbum(root, key)),
    /** Resolves once the act is on disk, or with `conflict` if the album is at another revision. */
    perform: (key: string, request: ActRequest) => queue(() => act(key, request)),
  }
}
