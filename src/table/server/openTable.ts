import { join } from 'node:path'
import { albumPath } from '../../darkroom/album/albumFile.ts'
import type { Disk } from '../../darkroom/files/disk.ts'
import { withLock } from '../../darkroom/files/lock.ts'
import { albumsFolder, privateFolder } from '../../darkroom/files/places.ts'
import type { ActRequest, AlbumState } from '../contract.ts'
import { withMove, withStep, writeJournal } from './journal.ts'
import { describeAlbum, openAlbum, type Reading, readPhotos, revisionOf } from './openAlbum.ts'

/** The albums of a site, to be looked at and edited one act at a time. */
export type Table = {
  /** An album by the last segment of its address. Throws where there is none, or it cannot be understood. */
  stateOf(key: string): Promise<AlbumState>
  /** Does an act, which is on disk then; `conflict` where the album is not the one that the owner saw. */
  perform(
    key: string,
    request: ActRequest,
  ): Promise<{ state: AlbumState } | { conflict: AlbumState }>
}

/**
 * Opens a site for editing. Acts come one after another, whoever asks.
 * @param root the folder that holds `src/content`, absolute
 * @param onWrite called with a content file's path, its text and its next text right before it is written
 */
export function openTable(
  root: string,
  disk: Disk,
  onWrite?: (path: string, before: string, after: string) => void,
): Table {
  const reading: Reading = { root, memory: new Map(), words: new Map() }
  let last: Promise<unknown> = Promise.resolve()

  async function act(key: string, { revision, act }: ActRequest) {
    const open = await openAlbum(root, key)
    const before = await describeAlbum(reading, open)
    if (revision !== revisionOf(open.text)) return { conflict: before }
    const [text, journal] =
      act.type === 'undo' || act.type === 'redo'
        ? withMove(open.journal, open.text, act.type)
        : withStep(open.journal, open.text, act)
    if (text === open.text) return { state: before }
    const edited = { ...open, text, journal }
    // What the site could not be built from is not written.
    readPhotos(reading, edited)
    await writeJournal(disk, root, open.source.file, journal)
    const path = albumPath(root, open.source.file)
    onWrite?.(path, open.text, text)
    await disk.write(path, text)
    return { state: await describeAlbum(reading, edited) }
  }

  return {
    stateOf: async (key) => describeAlbum(reading, await openAlbum(root, key)),
    perform(key, request) {
      const run = {
        root,
        disk,
        reporter: { line: () => {} },
        stop: new AbortController().signal,
      }
      const folders = [albumsFolder(root), join(privateFolder(root), 'table')]
      const done = last.then(() => withLock(run, { wait: false, folders }, () => act(key, request)))
      last = done.catch(() => {})
      return done
    },
  }
}
