import { type Diagnostic, formatDiagnostic } from '../content/source/diagnostic.ts'

/** Lists the warnings of the site, but only counts those of photos: there may be thousands. */
export function formatWarnings(diagnostics: readonly Diagnostic[]): string {
  const ofSite = diagnostics.filter(({ photo }) => photo === undefined)
  const ofPhotos = diagnostics.length - ofSite.length
  return [
    diagnostics.length === 1 ? '1 warning' : `${diagnostics.length} warnings`,
    ...ofSite.map(formatDiagnostic),
    ...(ofPhotos ? [`${ofPhotos} about photos: npm run check:content lists them`] : []),
  ].join('\n')
}
