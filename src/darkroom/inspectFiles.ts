import { filesOf } from '../images/filesOf.ts'
import type { Inspected } from './inspectAlbum.ts'
import type { Issue } from './issue.ts'
import { findingIn, inspectFile, inspectPlaceholder } from './inspectFile.ts'
import { pathOf } from './pathOf.ts'
import type { WholeFiles } from './wholeFiles.ts'

/**
 * Looks at the published files of an album's own photos: there, whole, as wide as they say, telling
 * nothing private. `out`: where files that answer elsewhere were written.
 */
export async function inspectFiles(
  root: string,
  { file, photos }: Inspected,
  out: string | undefined,
  whole: WholeFiles,
): Promise<Issue[]> {
  const issues: Issue[] = []
  const seen = new Map<string, string>()
  for (const [i, photo] of photos.entries()) {
    const at = { file, place: `photos[${i}]`, photo }
    issues.push(...(await inspectPlaceholder(at)))
    const files = await Promise.all(
      filesOf(photo).map((named) =>
        inspectFile(root, at, named, pathOf(root, named.src, out), whole),
      ),
    )
    for (const [n, { issues: found, sha256 }] of files.entries()) {
      issues.push(...found)
      const { src } = filesOf(photo)[n]!
      if (src !== photo.src || !sha256) continue
      const twin = seen.get(sha256)
      if (twin && twin !== src)
        issues.push(
          findingIn(
            at,
            'duplicate-bytes',
            'src',
            `is the same picture as ${twin}`,
            'Remove one of them',
          ),
        )
      seen.set(sha256, src)
    }
  }
  return issues
}
