import { countOf, type Reporter } from '../report/reporter.ts'
import type { Bucket } from './createBucket.ts'

/** Removes the files that the site does not use, or only lists them. @returns the number of removed files */
export async function removeStrays(
  { reporter, stop }: { reporter: Reporter; stop: AbortSignal },
  bucket: Bucket,
  strays: readonly string[],
  { isAsked, isDry }: { isAsked: boolean; isDry: boolean },
): Promise<number> {
  if (!strays.length) return 0
  if (!isAsked || isDry) {
    for (const file of strays) reporter.event('stray', { file })
    reporter.line(
      `${countOf(strays.length, 'file')} in the bucket that the site does not use. ${isAsked ? 'Would be removed.' : '--delete removes them.'}`,
    )
    return 0
  }
  let removed = 0
  for (const file of strays) {
    if (stop.aborted) break
    await bucket.remove(file)
    reporter.event('removed', { file })
    removed += 1
  }
  return removed
}
