import { join, relative } from 'node:path'
import { type Diagnostic, oneLine, placeInWords } from '../content/source/diagnostic.ts'
import type { Content } from '../content/source/content.ts'

/** What a check says, each in one line. Errors stop a build. `album`, `photo`: where it is, by key and id. */
export type SaidFinding = {
  title: string
  text: string
  isError: boolean
  album?: string | undefined
  photo?: string | undefined
}

/**
 * What the checks of the content say, for its owner.
 * @param folder of the content
 * @param albums of content that can be built; absent where errors stop that
 */
export function describeFindings(
  folder: string,
  found: readonly Diagnostic[],
  albums?: Content['albums'],
): SaidFinding[] {
  /** What is said of many photos of an album is said once, and leads to the first. */
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
