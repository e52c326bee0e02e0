import { existsSync } from 'node:fs'
import { filesOf } from '../../images/filesOf.ts'
import type { CheckedAlbum } from '../../content/source/album/rule.ts'
import { addressBelow } from '../../content/source/addresses/photosBase.ts'
import type { Diagnostic } from '../../content/source/diagnostic.ts'
import { findingIn, inspectFile, inspectPlaceholder } from './inspectFile.ts'
import { pathOf } from './pathOf.ts'
import type { VerifiedFiles } from './verifiedFiles.ts'

/** Inspects an album's files. Files that are served from `base` need not be on this machine. */
export async function inspectFiles(
  root: string,
  { file, photos }: CheckedAlbum,
  base: string | undefined,
  verified: VerifiedFiles,
): Promise<Diagnostic[]> {
  const whereIs = (src: string) => {
    const path = pathOf(root, src)
    const isAway = base !== undefined && addressBelow(base, src) !== src
    return isAway && path && !existsSync(path) ? undefined : path
  }
  const issues: Diagnostic[] = []
  const seen = new Map<string, string>()
  for (const [i, photo] of photos.entries()) {
    const at = { file, place: `photos[${i}]`, photo }
    issues.push(...(await inspectPlaceholder(at)))
    const files = await Promise.all(
      filesOf(photo).map(async (named) => ({
        src: named.src,
        ...(await inspectFile(root, at, named, whereIs(named.src), verified)),
      })),
    )
    for (const { src, issues: found, sha256 } of files) {
      issues.push(...found)
      if (src !== photo.src || !sha256) continue
      const twin = seen.get(sha256)
      const message = `is the same picture as ${twin}`
      if (twin && twin !== src)
        issues.push(findingIn(at, 'duplicate-bytes', 'src', message, 'Remove one of them'))
      seen.set(sha256, src)
    }
  }
  return issues
}
