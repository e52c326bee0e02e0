/** Headers of every answer; see docs/decisions/022. Inline style attributes reserve the space of pictures. */
export const securityHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types rings',
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Also allows pictures from a `photosBase` without TLS, such as a bucket on the owner's machine. */
export function headersFor(photosBase: string | undefined): Readonly<Record<string, string>> {
  if (!photosBase?.startsWith('http:')) return securityHeaders
  const policy = securityHeaders['Content-Security-Policy']
  return {
    ...securityHeaders,
    'Content-Security-Policy': policy.replace('https:', `https: ${new URL(photosBase).origin}`),
  }
}

/** Added with TLS. s; a year. */
export const tlsHeaders = { 'Strict-Transport-Security': 'max-age=31536000' } as const

/** Folders of files whose names change with their content. */
export const HASHED = ['/assets/', '/photos/'] as const
export const LONG_CACHING = 'public, max-age=31536000, immutable'
export const NO_CACHING = 'no-cache'

/** Files whose extensions tell hosts no media type, or too general a one. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '/feed.json': 'application/feed+json',
  '/feed.xml': 'application/rss+xml',
  '/manifest.webmanifest': 'application/manifest+json',
}
