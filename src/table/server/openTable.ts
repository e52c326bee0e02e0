import { albumFilePath } from '../../darkroom/album/albumFile.ts'
import { entriesOf } from '../../darkroom/album/editAlbum.ts'
import { CommandError, EXIT } from '../../darkroom/diagnostics/exit.ts'
import { parseAhead } from '../../darkroom/edits/editJson.ts'
import type { Disk } from '../../darkroom/files/disk.ts'
import { type Act, type ActRequest, photosOf, type RequestedAct } from '../contract.ts'
import {
  type Journal,
  revisionOf,
  stepFor,
  type Texts,
  withMove,
  withStep,
  writeJournal,
} from '../../darkroom/edits/journal.ts'
import { describeAlbum, openAlbum, type OpenAlbum, type Reading, readPhotos } from './openAlbum.ts'
import { openQueue } from '../../darkroom/files/oneAtATime.ts'
import { planAct } from './planAct.ts'

/** The albums of a site, to be looked at and edited one act at a time. */
export type TableServer = ReturnType<typeof openTable>

/** Called with a content file's path, its text and its next text right before it is written. */
export type OnWrite = (path: string, before: string, after: string) => void

/**
 * Opens a site for editing. Acts come one after another, whoever asks.
 * @param root the folder that holds `src/content`, absolute
 */
export function openTable(
  root: string,
  disk: Disk,
  onWrite?: OnWrite,
  queue = openQueue(root, disk),
) {
  const reading: Reading = { root, memory: new Map(), words: new Map() }

  /** The album beside that a request is about, if any. */
  async function otherOf(open: OpenAlbum, act: RequestedAct): Promise<OpenAlbum | undefined> {
    const key =
      act.type === 'undo' || act.type === 'redo'
        ? stepFor(open.journal, act.type).other?.key
        : 'to' in act
          ? act.to
          : undefined
    if (key === undefined) return undefined
    const other = await openAlbum(root, key)
    if (other.source.file === open.source.file)
      throw new CommandError(EXIT.usage, 'The photos are in this album already. Nothing changed.')
    return other
  }

  async function write({ source, text }: OpenAlbum, now: string): Promise<void> {
    if (now === text) return
    const path = albumFilePath(root, source.file)
    onWrite?.(path, text, now)
    await disk.write(path, now)
  }

  function plan(journal: Journal, texts: Texts, act: Act): [Texts, Journal] {
    const now = planAct(act, texts, journal.removed)
    const removed = act.type === 'remove' ? entriesOf(texts.own, act.photos) : []
    const key = 'to' in act ? act.to : undefined
    const label = { type: act.type, photos: photosOf(act) }
    return [now, withStep(journal, label, [texts, now], { key, removed })]
  }

  async function act(key: string, { revision, act }: ActRequest) {
    const open = await openAlbum(root, key)
    if (revision !== revisionOf(open.text)) return { conflict: await describeAlbum(reading, open) }
    const other = await otherOf(open, act)
    const texts = { own: open.text, other: other?.text }
    const [now, journal] =
      act.type === 'undo' || act.type === 'redo'
        ? withMove(open.journal, texts, act.type)
        : plan(open.journal, texts, act)
    if (now.own === open.text && now.other === other?.text)
      return { state: await describeAlbum(reading, open) }
    const edited = { ...open, text: now.own, journal }
    const all = [{ open, edited }]
    if (other) all.push({ open: other, edited: { ...other, text: now.other! } })
    // What the site could not be built from is not written.
    for (const one of all) readPhotos(reading, one.edited)
    // Before the write, after which the site reads its content anew and has this process busy.
    const state = await describeAlbum(reading, edited)
    await writeJournal(disk, root, open.source.file, journal)
    parseAhead(edited.text)
    // Where photos come first, and where they go then: one that is killed in between has them twice.
    for (const one of act.type === 'undo' ? all : all.toReversed())
      await write(one.open, one.edited.text)
    return { state }
  }

  return {
    /** An album by the last segment of its address. Throws where there is none, or it cannot be understood. */
    stateOf: async (key: string) => describeAlbum(reading, await openAlbum(root, key)),
    /** Does an act, which is on disk then; `conflict` where the album is not the one that the owner saw. */
    perform: (key: string, request: ActRequest) => queue(() => act(key, request)),
  }
}
