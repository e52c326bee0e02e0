import { join, relative } from 'node:path'
import { type Diagnostic, oneLine, placeInWords } from '../content/source/diagnostic.ts'
import type { Content } from '../content/source/readContent.ts'

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
  return found.map(({ severity, message, remedy, path, photo, ...one }) => {
    const file = relative(folder, one.file)
    const album = albums?.find((at) => file === join('albums', `${at.file}.json`))
    return {
      isError: !albums && severity === 'error',
      title: oneLine([album?.title ?? file, placeInWords(path)].filter(Boolean).join(', ')),
      text: oneLine(`${message}. ${remedy}.`),
      album: album?.key,
      photo,
    }
  })
}
