import { albumFilePath } from '../../darkroom/album/albumFile.ts'
import { entriesOf } from '../../darkroom/album/editAlbum.ts'
import { UsageError } from '../../darkroom/diagnostics/exit.ts'
import { parseAhead } from '../../darkroom/edits/editJson.ts'
import type { Disk } from '../../darkroom/files/disk.ts'
import { type Act, type ActRequest, isMove, photosOf, type RequestedAct } from '../contract.ts'
import {
  type Journal,
  revisionOf,
  stepFor,
  type Texts,
  withMove,
  withStep,
  writeJournal,
} from '../../darkroom/edits/journal.ts'
import {
  describeAlbum,
  readEditedAlbum,
  type OpenAlbum,
  type Reading,
  shownPhotos,
} from './readEditedAlbum.ts'
import type { OneAtATime } from '../../darkroom/files/oneAtATime.ts'
import { planAct } from './planAct.ts'

/** Collects the texts before and after each write, by path. */
export type Written = Map<string, readonly string[]>

/** Acts run one at a time. @param root the folder that holds `src/content`, absolute */
export function createTable(root: string, disk: Disk, queue: OneAtATime, written?: Written) {
  const reading: Reading = { root, memory: new Map(), words: new Map() }

  /** The second album of an act, if it moves or copies photos. */
  async function otherOf(open: OpenAlbum, act: RequestedAct): Promise<OpenAlbum | undefined> {
    const target = 'to' in act ? act.to : undefined
    const key = isMove(act) ? stepFor(open.journal, act.type).other?.key : target
    if (key === undefined) return undefined
    const other = await readEditedAlbum(root, key)
    if (other.source.file === open.source.file)
      throw new UsageError('The photos are in this album already. Nothing changed.')
    return other
  }

  function plan(journal: Journal, texts: Texts, act: Act): [Texts, Journal, undefined?] {
    const now = planAct(act, texts, journal.removed)
    const removed = act.type === 'remove' ? entriesOf(texts.own, act.photos) : []
    const key = 'to' in act ? act.to : undefined
    const label = { type: act.type, photos: photosOf(act) }
    return [now, withStep(journal, label, [texts, now], { key, removed })]
  }

  async function act(key: string, { revision, act }: ActRequest) {
    const open = await readEditedAlbum(root, key)
    if (revision !== revisionOf(open.text)) return { conflict: await describeAlbum(reading, open) }
    const other = await otherOf(open, act)
    const texts = { own: open.text, other: other?.text }
    const [now, journal, message] = isMove(act)
      ? withMove(open.journal, texts, act.type)
      : plan(open.journal, texts, act)
    if (now.own === open.text && now.other === other?.text) {
      if (message !== undefined) await writeJournal(disk, root, open.source.file, journal)
      return { state: await describeAlbum(reading, await readEditedAlbum(root, key)), message }
    }
    const edited = { ...open, text: now.own, journal }
    const all = [{ open, edited }]
    if (other) all.push({ open: other, edited: { ...other, text: now.other ?? other.text } })
    // Throws before anything is written if the site could not be built from the result.
    for (const one of all) shownPhotos(reading, one.edited)
    // This comes before the write, because the write makes the site reload its content and blocks the process.
    const state = await describeAlbum(reading, edited)
    await writeJournal(disk, root, open.source.file, journal)
    parseAhead(edited.text)
    // Photos are added before they are removed: a crash in between duplicates photos instead of losing them.
    for (const { open, edited } of act.type === 'undo' ? all : all.toReversed()) {
      const path = albumFilePath(root, open.source.file)
      written?.set(path, [open.text, edited.text])
      await disk.write(path, edited.text)
    }
    return { state }
  }

  return {
    /** Reads an album by the last segment of its address. Throws if it is missing or faulty. */
    stateOf: async (key: string) => describeAlbum(reading, await readEditedAlbum(root, key)),
    /** Resolves once the act is on disk, or with `conflict` if the album is at another revision. */
    perform: (key: string, request: ActRequest) => queue(() => act(key, request)),
  }
}
