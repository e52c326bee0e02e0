import type { HostRules } from './hostRules.ts'
import { HASHED, LONG_CACHING } from './securityHeaders.ts'

/** The `_headers` file, which Netlify and Cloudflare Pages read. What it leaves out they do by themselves. */
export function headersFile({ headers }: Pick<HostRules, 'headers'>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const kept = HASHED.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${LONG_CACHING}`])
  return ['/*', ...lines, ...kept, ''].join('\n')
}

/**
 * The `_redirects` file, which the same two read: the page of an album, and of its photographs, at
 * its other addresses. Other hosts may serve this file to anybody, so it names no unlisted album.
 * Rules with a placeholder come last: Cloudflare reads 100 of them, and 404.html answers the rest.
 */
export function redirectsFile({ albums }: Pick<HostRules, 'albums'>): string {
  const rules = albums
    .filter(({ isOpen }) => isOpen)
    .flatMap(({ others, to }) => others.map((from) => ({ from, to })))
  return [
    ...rules.map(({ from, to }) => `${from} ${to} 200\n`),
    ...rules.map(({ from, to }) => `${from}/:photo ${to}/:photo 200\n`),
  ].join('')
}
