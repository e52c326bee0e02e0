import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../../sha256.ts'
import type { Level } from '../schema.ts'
import { levelOfAlbum, levelsOf } from './catalog/levels.ts'
import type { Catalog } from './schema/catalog.ts'

/** The digest of a file, and of each photo of an album. `levels`: of the albums in the catalog, by id. */
type FileState = {
  digest: string
  photos?: Record<string, string>
  levels?: Record<string, Level>
}

/** A state of the content folder, by file. */
export type Snapshot = Record<string, FileState>

/** Returns no photos for an unreadable file. The checks report it. */
function photosIn(text: string): Record<string, string> {
  try {
    const { photos = [] }: { photos?: { id: string }[] } = JSON.parse(text)
    return Object.fromEntries(photos.map((one) => [one.id, sha256(JSON.stringify(one))]))
  } catch {
    return {}
  }
}

function levelsIn(text: string): Record<string, Level> {
  try {
    const catalog = JSON.parse(text) as Catalog
    const levels = levelsOf(catalog)
    return Object.fromEntries(catalog.albums.map((one) => [one.id, levelOfAlbum(one, levels)]))
  } catch {
    return {}
  }
}

export async function takeSnapshot(folder: string): Promise<Snapshot> {
  const snapshot: Snapshot = {}
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((one) => /\.(json|md)$/.test(one)).toSorted()) {
    // Editors leave links to nothing as locks.
    if (!existsSync(join(folder, name))) continue
    const text = await readFile(join(folder, name), 'utf8')
    const isAlbum = /^albums[\\/]/.test(name)
    snapshot[name.replaceAll('\\', '/')] = {
      digest: sha256(text),
      ...(isAlbum ? { photos: photosIn(text) } : {}),
      ...(name === 'catalog.json' ? { levels: levelsIn(text) } : {}),
    }
  }
  return snapshot
}

/** Names photos by their ids. */
export function changesBetween(before: Snapshot, after: Snapshot) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const [old, now] = [before[name], after[name]]
    if (old?.digest === now?.digest) return []
    const [was, is] = [old?.photos ?? {}, now?.photos ?? {}]
    const kept = Object.keys(is).filter((id) => id in was)
    const order = Object.keys(was).filter((id) => id in is)
    return {
      name,
      kind: old ? (now ? ('changed' as const) : ('gone' as const)) : ('new' as const),
      added: Object.keys(is).filter((id) => !(id in was)),
      changed: kept.filter((id) => was[id] !== is[id]),
      removed: Object.keys(was).filter((id) => !(id in is)),
      isReordered: kept.some((id, i) => id !== order[i]),
    }
  })
}
