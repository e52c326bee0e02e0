import { basename } from 'node:path'
import type { Photo } from '../content/schema.ts'
import type { Content } from '../content/source/content.ts'
import { changesBetween, type Snapshot } from '../content/source/snapshot.ts'
import { fileLabels } from '../content/labels.ts'
import { placeContent } from '../prerender/shown/placeContent.ts'

/** The changes in a content file. `title`: the album's title or the file's label. */
export type Change = {
  title: string
  kind: 'new' | 'gone' | 'changed'
  /** An album's photos: new ones, removed ones, and changed ones that still exist. */
  added: Photo[]
  changed: Photo[]
  removed: number
  isReordered: boolean
}

/** The changes between two snapshots. `content` belongs to the later one. */
export function describeChanges(before: Snapshot, after: Snapshot, content: Content): Change[] {
  const { albums } = placeContent(content)
  return changesBetween(before, after).flatMap(({ name, added, changed, removed, ...rest }) => {
    const isAlbum = name.startsWith('albums/')
    const album = albums.find(({ file }) => name === `albums/${file}.json`)
    // An album that was made and removed since.
    if (isAlbum && !album && rest.kind === 'new') return []
    const photosOf = (ids: string[]) =>
      album?.photos.filter(({ id, src }) => src !== '' && ids.includes(id)) ?? []
    const file = isAlbum ? `Album ${basename(name, '.json')}` : basename(name)
    const title = album?.title ?? fileLabels[file] ?? file
    const photos = { added: photosOf(added), changed: photosOf(changed), removed: removed.length }
    return { title, ...rest, ...photos }
  })
}
