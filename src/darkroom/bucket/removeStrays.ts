import { countOf, type Reporter } from '../report/reporter.ts'
import { type Bucket, causeOf } from './createBucket.ts'

/** Removes the files that the site does not use, or only lists them. @returns numbers of files */
export async function removeStrays(
  { reporter, stop }: { reporter: Reporter; stop: AbortSignal },
  bucket: Bucket,
  strays: readonly string[],
  { isAsked, isDry }: { isAsked: boolean; isDry: boolean },
): Promise<{ removed: number; failed: number }> {
  const result = { removed: 0, failed: 0 }
  if (!strays.length) return result
  if (!isAsked || isDry) {
    for (const file of strays) reporter.event('stray', { file })
    reporter.line(
      `${countOf(strays.length, 'file')} in the bucket that the site does not use. ${isAsked ? 'Would be removed.' : '--delete removes them.'}`,
    )
    return result
  }
  for (const file of strays) {
    if (stop.aborted) break
    try {
      await bucket.remove(file)
      reporter.event('removed', { file })
      result.removed += 1
    } catch (cause) {
      result.failed += 1
      reporter.failed(file, {
        code: 'unreadable',
        message: `could not be removed from the bucket (${causeOf(cause)})`,
        remedy: 'Allow the keys to delete, or leave out --delete',
      })
    }
  }
  return result
}
