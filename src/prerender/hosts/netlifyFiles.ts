import type { HostRules } from './hostRules.ts'
import { NOT_FOR_ROBOTS, ROBOTS_HEADER } from './keptFromRobots.ts'
import { HASHED, LONG_CACHING } from './securityHeaders.ts'

/**
 * The `_headers` file, which Netlify and Cloudflare Pages read. What it leaves out they do by themselves.
 * Other hosts may serve it to anybody, so it names nothing unlisted. Cloudflare reads 100 rules: pages
 * come first, then pictures in the order of the albums; other addresses, whose pages say it too, last.
 */
export function headersFile({
  headers,
  albums,
  kept,
}: Pick<HostRules, 'headers' | 'albums' | 'kept'>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const long = HASHED.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${LONG_CACHING}`])
  const listed = albums.filter(({ isOpen, isForRobots }) => isOpen && !isForRobots)
  const below = (path: string) => [path, `${path}/*`]
  const notForRobots = [
    ...kept.pages,
    ...listed.flatMap(({ to }) => below(to)),
    ...kept.pictures
      .filter(({ isOpen }) => isOpen)
      .map(({ stem }) => encodeURI(stem.endsWith('-') ? `${stem}*` : stem)),
    ...listed.flatMap(({ others }) => others.flatMap(below)),
  ].flatMap((path) => [path, `  ${ROBOTS_HEADER}: ${NOT_FOR_ROBOTS}`])
  return ['/*', ...lines, ...long, ...notForRobots, ''].join('\n')
}

/**
 * The `_redirects` file, which the same two read: redirects from the former addresses of an album and
 * of its photographs, and their pages at its other addresses. Other hosts may serve this file to
 * anybody, so it names no unlisted album. Rules with a placeholder come last: Cloudflare reads 100 of
 * them, redirects first, and 404.html answers the rest.
 */
export function redirectsFile({ albums }: Pick<HostRules, 'albums'>): string {
  const open = albums.filter(({ isOpen }) => isOpen)
  const moved = open.flatMap(({ former, to }) => former.map((from) => ({ from, to })))
  const shown = open.flatMap(({ others, to }) => others.map((from) => ({ from, to })))
  return [
    // Cloudflare tells a slash at the end apart.
    ...moved.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`),
    ...shown.map(({ from, to }) => `${from} ${to} 200\n`),
    ...moved.map(({ from, to }) => `${from}/:photo ${to}/:photo 301\n`),
    ...shown.map(({ from, to }) => `${from}/:photo ${to}/:photo 200\n`),
  ].join('')
}
