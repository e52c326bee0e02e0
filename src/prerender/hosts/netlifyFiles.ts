import type { HostRules } from './hostRules.ts'
import { NOT_FOR_ROBOTS, ROBOTS_HEADER } from './keptFromRobots.ts'
import { HASHED, LONG_CACHING, MEDIA_TYPES } from './securityHeaders.ts'

/**
 * `_headers` of Netlify and Cloudflare Pages. Other hosts may serve the file, so it names nothing unlisted.
 * Cloudflare reads only 100 rules. Other addresses come last, because their pages also have a robots tag.
 */
export function headersFile({ headers, albums, kept }: HostRules): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const long = HASHED.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${LONG_CACHING}`])
  const types = Object.entries(MEDIA_TYPES).flatMap(([file, type]) => [
    file,
    `  Content-Type: ${type}`,
  ])
  const listed = albums.filter(({ mayBeNamed, isForRobots }) => mayBeNamed && !isForRobots)
  const below = (path: string) => [path, `${path}/*`]
  const notForRobots = [
    ...kept.pages,
    ...listed.flatMap(({ to }) => below(to)),
    ...kept.pictures
      .filter(({ mayBeNamed }) => mayBeNamed)
      .map(({ stem }) => encodeURI(stem.endsWith('-') ? `${stem}*` : stem)),
    ...listed.flatMap(({ others }) => others.flatMap(below)),
  ].flatMap((path) => [path, `  ${ROBOTS_HEADER}: ${NOT_FOR_ROBOTS}`])
  return ['/*', ...lines, ...long, ...types, ...notForRobots, ''].join('\n')
}

/** Names no unlisted album. Cloudflare reads only 100 rules with placeholders, so they come last. */
export function redirectsFile({ albums }: HostRules): string {
  const named = albums.filter(({ mayBeNamed }) => mayBeNamed)
  const moved = named.flatMap(({ former, to }) => former.map((from) => ({ from, to })))
  const shown = named.flatMap(({ others, to }) => others.map((from) => ({ from, to })))
  return [
    // Cloudflare distinguishes addresses with and without a slash at the end.
    ...moved.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`),
    ...shown.map(({ from, to }) => `${from} ${to} 200\n`),
    ...moved.map(({ from, to }) => `${from}/:photo ${to}/:photo 301\n`),
    ...shown.map(({ from, to }) => `${from}/:photo ${to}/:photo 200\n`),
  ].join('')
}
