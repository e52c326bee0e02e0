import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../../sha256.ts'

/** What a folder of content was: by the names of its files their digests, of an album's photos one by one. */
export type Snapshot = Record<string, { digest: string; photos?: Record<string, string> }>

/** How a file differs from what it was. Photos are named by their ids. */
export type FileChange = {
  name: string
  kind: 'new' | 'gone' | 'changed'
  added: string[]
  changed: string[]
  removed: string[]
  /** Photos that both have stand in another order. */
  isReordered: boolean
}

/** The digests of an album's photos; none of a file that cannot be read, which the checks tell of. */
function photosIn(text: string): Record<string, string> {
  try {
    const { photos = [] } = JSON.parse(text) as { photos?: { id: string }[] }
    return Object.fromEntries(photos.map((one) => [one.id, sha256(JSON.stringify(one))]))
  } catch {
    return {}
  }
}

/** @param folder with `site.json` and the others */
export async function takeSnapshot(folder: string): Promise<Snapshot> {
  const snapshot: Snapshot = {}
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((one) => /\.(json|md)$/.test(one)).toSorted()) {
    const text = await readFile(join(folder, name), 'utf8')
    const isAlbum = /^albums[\\/]/.test(name)
    snapshot[name.replaceAll('\\', '/')] = {
      digest: sha256(text),
      ...(isAlbum ? { photos: photosIn(text) } : {}),
    }
  }
  return snapshot
}

export function changesBetween(before: Snapshot, after: Snapshot): FileChange[] {
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
