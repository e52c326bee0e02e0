import { checkAlbum } from '../../content/source/album/checkAlbum.ts'
import type { Level } from '../../content/schema.ts'
import { inWords } from '../../content/source/diagnostic.ts'
import type { AlbumJson } from './albumFile.ts'

/** `text` and `remedy` are sentences. */
export type Finding = { code: string; text: string; remedy: string }

/** The faults that `check` finds in an album without reading its pictures, by the index of the photo. */
export function photoFindings(album: AlbumJson, { file, level }: { file: string; level: Level }) {
  const found = new Map<number, Finding[]>()
  const diagnostics = checkAlbum({ ...album, file, level }, 'check')
  for (const one of diagnostics) {
    const index = Number(/^photos\[(\d+)\]/.exec(one.path)?.[1])
    if (one.severity === 'info' || Number.isNaN(index)) continue
    const finding = { code: one.code, text: inWords(one).text, remedy: `${one.remedy}.` }
    found.set(index, [...(found.get(index) ?? []), finding])
  }
  return found
}
