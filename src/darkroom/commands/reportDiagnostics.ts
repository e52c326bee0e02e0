import {
  countBySeverity,
  type Diagnostic,
  formatDiagnostic,
} from '../../content/source/diagnostic.ts'
import { EXIT, type ExitCode } from '../diagnostics/exit.ts'
import { countOf, type Reporter } from '../report/reporter.ts'

export function reportDiagnostics(
  reporter: Reporter,
  albums: readonly { photos: readonly unknown[] }[],
  diagnostics: readonly Diagnostic[],
): ExitCode {
  for (const diagnostic of diagnostics) {
    const { code, severity, path, message, ...rest } = diagnostic
    reporter.event(severity === 'error' ? 'finding' : severity, {
      id: code,
      place: path,
      cause: message,
      ...rest,
    })
    // Notes would hide the faults.
    if (severity !== 'info') {
      const text = formatDiagnostic(diagnostic)
      reporter.line(severity === 'error' ? text : `${severity}: ${text}`)
    }
  }
  const photos = albums.reduce((sum, album) => sum + album.photos.length, 0)
  const { error: findings, warning: warnings, info: infos } = countBySeverity(diagnostics)
  reporter.summary(
    `${countOf(albums.length, 'album')}, ${countOf(photos, 'photo')}: ${findings ? countOf(findings, 'finding') : 'no findings'}, ${countOf(warnings, 'warning')}, ${countOf(infos, 'note')}`,
    { albums: albums.length, photos, findings, warnings, infos },
  )
  return findings ? EXIT.findings : EXIT.good
}
