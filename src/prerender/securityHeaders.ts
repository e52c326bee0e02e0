/**
 * What every page is served with. Style attributes carry the reserved boxes of pictures; pictures may
 * come from any https host that content names; scripts come from the site alone and none is inline.
 */
export const securityHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types rings',
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const

/** Folders of files whose names change with their content, and how long a browser may keep those. */
export const HASHED = ['/assets/', '/photos/'] as const
export const LONG_CACHING = 'public, max-age=31536000, immutable'

/** The same as the `_headers` file that several static hosts read, with long caching for hashed files. */
export function headersFile(): string {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)
  const kept = HASHED.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${LONG_CACHING}`])
  return ['/*', ...lines, ...kept, ''].join('\n')
}
