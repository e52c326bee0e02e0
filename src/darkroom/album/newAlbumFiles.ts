import type { TakenEntry } from '../edits/journal.ts'
import { readPlaced } from '../edits/readPlaced.ts'
import type { Disk } from '../files/disk.ts'
import { albumAt, albumFiles, albumsIn } from '../catalog/editCatalog.ts'
import { albumFilePath } from './albumFile.ts'

const EMPTY = '{\n  "photos": []\n}\n'

/** Creates the missing files of albums that a catalog has gained. Other missing files may be elsewhere. */
export async function createAlbumFiles(
  root: string,
  disk: Disk,
  before: string,
  now: string,
): Promise<void> {
  const known = new Set(albumFiles(before))
  for (const name of albumFiles(now))
    if (!known.has(name)) await disk.create(albumFilePath(root, name), EMPTY)
}

/** The album that a catalog has lost. `isNew`: its file is as it was created, and no other album names it. */
export async function readLostAlbum(
  root: string,
  before: string,
  now: string,
): Promise<{ path: string; isNew: boolean; entry: TakenEntry } | undefined> {
  const kept = new Set(albumsIn(now).map(({ id }) => id))
  const at = albumsIn(before).findIndex(({ id }) => !kept.has(id))
  const file = albumFiles(before)[at]
  if (file === undefined) return undefined
  const path = albumFilePath(root, file)
  const text = await readPlaced(root, path).catch(() => '')
  return {
    path,
    isNew: text === EMPTY && !albumFiles(now).includes(file),
    entry: albumAt(before, at),
  }
}
