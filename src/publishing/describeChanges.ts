import { basename } from 'node:path'
import type { Photo } from '../content/schema.ts'
import type { Content } from '../content/source/content.ts'
import { changesBetween, type Snapshot } from '../content/source/snapshot.ts'
import { placeContent } from '../prerender/shown/placeContent.ts'

/** The changes in a content file. `title`: the album's title or the file's name. */
export type Change = {
  title: string
  kind: 'new' | 'gone' | 'changed'
  /** An album's photos: new ones, removed ones, and changed ones that still exist. */
  added: Photo[]
  changed: Photo[]
  removed: number
  /** The photos were reordered. */
  isReordered: boolean
}

/** The changes between two snapshots. `content` belongs to the later one. */
export function describeChanges(before: Snapshot, after: Snapshot, content: Content): Change[] {
  const { albums } = placeContent(content)
  return changesBetween(before, after).map((change) => {
    const album = albums.find((one) => change.name === `albums/${one.file}.json`)
    const photosOf = (ids: string[]) =>
      album?.photos.filter(({ id, src }) => src !== '' && ids.includes(id)) ?? []
    return {
      title: album?.title ?? basename(change.name),
      kind: change.kind,
      added: photosOf(change.added),
      changed: photosOf(change.changed),
      removed: change.removed.length,
      isReordered: change.isReordered,
    }
  })
}
