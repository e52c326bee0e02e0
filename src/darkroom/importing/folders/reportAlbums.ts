import { EXIT, type ExitCode } from '../../diagnostics/exit.ts'
import { countOf, type Reporter } from '../../report/reporter.ts'
import { reportStop } from '../../report/reportStop.ts'
import { writtenBy } from '../reportImport.ts'
import type { ImportedAlbums } from './importAlbums.ts'

export function reportAlbums(
  reporter: Reporter,
  { done, left, leftOut, counts }: ImportedAlbums,
  dryRun: boolean,
): ExitCode {
  const albums = done.length
  if (left) {
    const text = `: ${countOf(albums, 'album is', 'albums are')} done, ${left} left. Resume with the same command.`
    return reportStop(reporter, text, { done: albums, left })
  }
  const { photos, new: added, remade, unchanged, failed } = counts
  reporter.summary(
    `${countOf(albums, 'album')}, ${countOf(photos, 'photo')}: ${added} new, ${remade} made anew, ${unchanged} unchanged, ${failed} failed; ${writtenBy(counts, dryRun)}${leftOut ? `; ${countOf(leftOut, 'folder')} left out` : ''}`,
    { albums, leftOut, ...counts, dryRun },
  )
  return leftOut || failed ? EXIT.partial : EXIT.good
}
