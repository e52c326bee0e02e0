import { join, relative } from 'node:path'
import { type Diagnostic, oneLine, placeInWords } from '../content/source/diagnostic.ts'
import type { Content } from '../content/source/content.ts'

/** A finding as one line. Errors stop a build. `album`, `photo`: its place, by key and id. */
export type SaidFinding = {
  title: string
  text: string
  isError: boolean
  album?: string | undefined
  photo?: string | undefined
}

/**
 * Describes the findings of the content checks for the owner.
 * @param folder the content folder
 * @param albums the albums of valid content; absent if there are errors
 */
export function describeFindings(
  folder: string,
  found: readonly Diagnostic[],
  albums?: Content['albums'],
): SaidFinding[] {
  /** A finding about many photos of an album is reported once and leads to the first. */
  const groups = new Map<string, Diagnostic[]>()
  for (const one of found) {
    const key = one.photo === undefined ? one.path : `${one.code} ${one.message}`
    const group = `${one.file} ${key}`
    groups.set(group, [...(groups.get(group) ?? []), one])
  }
  return Array.from(groups.values(), (group) => {
    const [{ severity, message, remedy, path, photo, ...first }] = group as [Diagnostic]
    const file = relative(folder, first.file)
    const album = albums?.find((at) => file === join('albums', `${at.file}.json`))
    const place = group.length > 1 ? `${group.length} photographs` : placeInWords(path)
    return {
      isError: !albums && severity === 'error',
      title: oneLine([album?.title ?? file, place].filter(Boolean).join(', ')),
      text: oneLine(`${message}. ${remedy}.`),
      album: album?.key,
      photo,
    }
  })
}
