import { type Diagnostic, formatDiagnostic } from '../content/source/diagnostic.ts'

/** What the build says of warnings: those of the site line by line; those of photos, which may be thousands, by their number. */
export function formatWarnings(diagnostics: readonly Diagnostic[]): string {
  const ofSite = diagnostics.filter(({ photo }) => photo === undefined)
  const ofPhotos = diagnostics.length - ofSite.length
  return [
    diagnostics.length === 1 ? '1 warning' : `${diagnostics.length} warnings`,
    ...ofSite.map(formatDiagnostic),
    ...(ofPhotos ? [`${ofPhotos} of photos: npm run check:content says which`] : []),
  ].join('\n')
}
