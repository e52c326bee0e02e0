/**
 * What every answer carries; docs/decisions/022 says what each is for. Style attributes carry the
 * reserved boxes of pictures; pictures may come from any https host that content names; scripts come
 * from the site alone and none is inline.
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
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/**
 * The same where pictures are served from another address. One on the machine itself, where a bucket is
 * tried out, has no TLS, so it is named.
 */
export function headersFor(photosBase: string | undefined): Readonly<Record<string, string>> {
  if (!photosBase?.startsWith('http:')) return securityHeaders
  const policy = securityHeaders['Content-Security-Policy']
  return {
    ...securityHeaders,
    'Content-Security-Policy': policy.replace('https:', `https: ${new URL(photosBase).origin}`),
  }
}

/** What every answer of a host with TLS carries besides: s, a year. */
export const tlsHeaders = { 'Strict-Transport-Security': 'max-age=31536000' } as const

/** Folders of files whose names change with their content, and how long a browser may keep those. */
export const HASHED = ['/assets/', '/photos/'] as const
export const LONG_CACHING = 'public, max-age=31536000, immutable'
/** Every other file, whose name stays: a browser asks whether it is still the same. */
export const NO_CACHING = 'no-cache'
