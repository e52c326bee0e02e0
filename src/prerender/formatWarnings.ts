import { type Diagnostic, formatDiagnostic } from '../content/source/diagnostic.ts'

/** A build lists the warnings of the site, and counts those of photos, which may be thousands. */
export function formatWarnings(diagnostics: readonly Diagnostic[]): string {
  const ofSite = diagnostics.filter(({ photo }) => photo === undefined)
  const ofPhotos = diagnostics.length - ofSite.length
  return [
    diagnostics.length === 1 ? '1 warning' : `${diagnostics.length} warnings`,
    ...ofSite.map(formatDiagnostic),
    ...(ofPhotos ? [`${ofPhotos} of photos: npm run check:content says which`] : []),
  ].join('\n')
}
