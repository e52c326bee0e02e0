import { join, relative } from 'node:path'
import { type Diagnostic, groupBy, inWords, oneLine } from '../content/source/diagnostic.ts'
import { fileLabels } from '../content/labels.ts'
import { albumFile } from '../content/source/album/settleAlbums.ts'
import type { Content } from '../content/source/content.ts'

/** A finding as one line. Errors stop a build. `album`, `photo`: its place, by key and id. */
export type SaidFinding = {
  code: string
  title: string
  text: string
  isError: boolean
  album?: string | undefined
  photo?: string | undefined
}

type Named = Pick<Content, 'albums' | 'site' | 'projects'>

/** `content`: absent if it has errors. */
export function describeFindings(
  folder: string,
  found: readonly Diagnostic[],
  content?: Named,
): SaidFinding[] {
  /** A finding about many photos of an album is reported once and leads to the first. */
  const groups = groupBy(
    found,
    ({ file, photo, path, code, message }) =>
      `${file} ${photo === undefined ? path : `${code} ${message}`}`,
  )
  return Array.from(groups.values(), (group) => {
    const [first] = group
    const { code, severity, remedy, photo } = first
    const file = relative(folder, first.file)
    const whole = file === 'projects.json' ? content?.projects : content?.site
    const { place, text } = inWords(first, whole)
    const album = content?.albums.find((at) => file === join('albums', `${at.file}.json`))
    const where = group.length > 1 ? `${group.length} photographs` : place
    // A finding about the whole file asks for the file to be opened.
    const label = where ? fileLabels[file] : undefined
    const said = (content?.albums ?? []).reduce(
      (now, other) => now.replaceAll(albumFile(other.file), `“${other.title}”`),
      text,
    )
    return {
      code,
      isError: !content && severity === 'error',
      title: oneLine([album?.title ?? label ?? file, where].filter(Boolean).join(', ')),
      text: `${said} ${oneLine(remedy)}.`,
      album: album?.key,
      photo,
    }
  })
}
