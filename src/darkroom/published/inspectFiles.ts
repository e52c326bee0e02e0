import { existsSync } from 'node:fs'
import { filesOf } from '../../images/filesOf.ts'
import type { CheckedAlbum } from '../../content/source/albumRules.ts'
import { addressBelow } from '../../content/source/photosBase.ts'
import type { Diagnostic } from '../../content/source/diagnostic.ts'
import { findingIn, inspectFile, inspectPlaceholder } from './inspectFile.ts'
import { pathOf } from './pathOf.ts'
import type { VerifiedFiles } from './verifiedFiles.ts'

/**
 * Looks at the published files of an album's own photos: there, whole, as wide as they say, telling
 * nothing private. `out`: where files that answer elsewhere were written. `base`: from where the site's own
 * are served, if not from here; then they need not be on this machine.
 */
export async function inspectFiles(
  root: string,
  { file, photos }: CheckedAlbum,
  { out, base }: { out: string | undefined; base: string | undefined },
  verified: VerifiedFiles,
): Promise<Diagnostic[]> {
  const whereIs = (src: string) => {
    const path = pathOf(root, src, out)
    const isAway = base !== undefined && addressBelow(base, src) !== src
    return isAway && path && !existsSync(path) ? undefined : path
  }
  const issues: Diagnostic[] = []
  const seen = new Map<string, string>()
  for (const [i, photo] of photos.entries()) {
    const at = { file, place: `photos[${i}]`, photo }
    issues.push(...(await inspectPlaceholder(at)))
    const files = await Promise.all(
      filesOf(photo).map((named) => inspectFile(root, at, named, whereIs(named.src), verified)),
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
