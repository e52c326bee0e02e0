import { readFile } from 'node:fs/promises'
import { basename, relative } from 'node:path'
import type { CheckedAlbum } from '../../content/source/album/rule.ts'
import type { Diagnostic } from '../../content/source/diagnostic.ts'
import { filesIn } from '../../content/source/filesIn.ts'
import { filesOf } from '../../images/filesOf.ts'
import { errorCode } from '../files/errorCode.ts'
import { publicFolder } from '../files/places.ts'
import { pathOf } from './pathOf.ts'
import { privacyIssues } from './privacyIssues.ts'

/** Files with notes of photo programs, and files with which systems describe folders. */
const NOTES = /\.(xmp|aae|pp3|dop|on1|thm)$|^(thumbs\.db|desktop\.ini|\.ds_store|\.picasa\.ini)$/i

/** Looks for private data in all published files except the albums'. */
export async function inspectPublic(
  root: string,
  albums: readonly Pick<CheckedAlbum, 'photos'>[],
): Promise<Diagnostic[]> {
  const inspected = new Set(
    albums
      .flatMap(({ photos }) => photos.flatMap(filesOf))
      .flatMap(({ src }) => pathOf(root, src) ?? []),
  )
  const issues: Diagnostic[] = []
  for (const path of (await filesIn(publicFolder(root))).toSorted()) {
    if (inspected.has(path)) continue
    const name = relative(root, path)
    const note = (code: string, message: string, remedy: string) =>
      issues.push({ code, severity: 'error', file: name, path: '', message, remedy })
    if (NOTES.test(basename(path))) {
      const id = /\.xmp$/i.test(path) ? 'published-xmp' : 'published-notes'
      note(id, 'publishes notes of a program about photos', 'Remove it')
      continue
    }
    try {
      issues.push(...privacyIssues(await readFile(path), name))
    } catch (cause) {
      const code = errorCode(cause) ?? 'unknown'
      note('unreadable', `cannot be read (${code})`, 'Mend its permissions, or remove it')
    }
  }
  return issues
}
