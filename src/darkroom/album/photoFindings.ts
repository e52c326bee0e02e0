import { checkAlbum } from '../../content/source/album/checkAlbum.ts'
import type { Level } from '../../content/schema.ts'
import type { AlbumJson } from './albumFile.ts'

export type Finding = { code: string; message: string; remedy: string }

/** The faults that `check` finds in an album without reading its pictures, by the index of the photo. */
export function photoFindings(
  album: AlbumJson,
  { file, level }: { file: string; level: Level },
): Map<number, Finding[]> {
  const found = new Map<number, Finding[]>()
  const diagnostics = checkAlbum({ ...album, file, level }, 'check')
  for (const { severity, path, code, message, remedy } of diagnostics) {
    const index = Number(/^photos\[(\d+)\]/.exec(path)?.[1])
    if (severity === 'info' || Number.isNaN(index)) continue
    found.set(index, [...(found.get(index) ?? []), { code, message, remedy }])
  }
  return found
}
