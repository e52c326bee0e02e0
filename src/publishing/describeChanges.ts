import { basename } from 'node:path'
import type { Level, Photo } from '../content/schema.ts'
import type { Content } from '../content/source/content.ts'
import { changesBetween, type Snapshot } from '../content/source/snapshot.ts'
import { fileLabels } from '../content/labels.ts'
import { placeContent } from '../prerender/shown/placeContent.ts'

/** The changes in a content file. `title`: the album's title or the file's label. */
export type Change = {
  title: string
  kind: 'new' | 'gone' | 'changed'
  /** An album's photos: new ones that are not hidden, removed ones, and changed ones that still exist. */
  added: Photo[]
  changed: Photo[]
  removed: number
  isReordered: boolean
  /** An album's level, if it has another one than when it was published. */
  level?: Level | undefined
}

/** The changes between two snapshots. `content` belongs to the later one. */
export function describeChanges(before: Snapshot, after: Snapshot, content: Content): Change[] {
  const { albums } = placeContent(content)
  const [was, is] = [before, after].map((one) => one['catalog.json']?.levels)
  const newLevel = (id: string) => (was && was[id] !== is?.[id] ? is?.[id] : undefined)
  const files = changesBetween(before, after)
  const changes = files.flatMap(({ name, added, changed, removed, ...rest }) => {
    const isAlbum = name.startsWith('albums/')
    const album = albums.find(({ file }) => name === `albums/${file}.json`)
    // An album that was made and removed since.
    if (isAlbum && !album && rest.kind === 'new') return []
    const photosOf = (ids: string[]) =>
      album?.photos.filter(({ id, src }) => src !== '' && ids.includes(id)) ?? []
    const file = isAlbum ? `Album ${basename(name, '.json')}` : basename(name)
    const title = album?.title ?? fileLabels[file] ?? file
    const shown = photosOf(added).filter(({ hide }) => !hide)
    const photos = { added: shown, changed: photosOf(changed), removed: removed.length }
    return { title, ...rest, ...photos, level: album && newLevel(album.id) }
  })
  const told = new Set(files.map(({ name }) => name))
  const moved = albums.flatMap(({ id, file, title }): Change[] => {
    const level = told.has(`albums/${file}.json`) ? undefined : newLevel(id)
    const none = { added: [], changed: [], removed: 0, isReordered: false }
    return level ? [{ title, kind: 'changed', ...none, level }] : []
  })
  return [...changes, ...moved]
}
