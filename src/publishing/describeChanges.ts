import { basename } from 'node:path'
import type { Photo } from '../content/schema.ts'
import type { Content } from '../content/source/content.ts'
import { changesBetween, type Snapshot } from '../content/source/snapshot.ts'
import { placeContent } from '../prerender/shown/placeContent.ts'

/** What has changed in a file of the content. `title`: of the album, or the file's name. */
export type Change = {
  title: string
  kind: 'new' | 'gone' | 'changed'
  /** Of an album: photos that came, left, and are another, those that are there with their pictures. */
  added: Photo[]
  changed: Photo[]
  removed: number
  /** Its photos stand in another order. */
  isReordered: boolean
}

/** The changes between two snapshots, with what `content`, that of the later one, says of them. */
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
