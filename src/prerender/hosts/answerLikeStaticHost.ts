import { type Stats, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import type { PreviewServer } from 'vite'
import { answerOddNames } from './answerOddNames.ts'
import { prerenderedAt, redirectedTo } from './otherAddresses.ts'
import type { HostRules } from './hostRules.ts'
import { isKeptFromRobots, NOT_FOR_ROBOTS, ROBOTS_HEADER } from './keptFromRobots.ts'
import { HASHED, LONG_CACHING, MEDIA_TYPES, NO_CACHING, tlsHeaders } from './securityHeaders.ts'

type Answer = { file: string; status: 200 | 404 }
/** `to`: decoded, below the site's base. `file`: the file of the target page. */
type Redirect = { file: string; status: 301; to: string }

/** Types of files that compressFiles compresses. Vite's server sends all others. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': MEDIA_TYPES['/manifest.webmanifest']!,
}

const ENDS = { br: '.br', gzip: '.gz' } as const

/** The decoded path of a request; `undefined` if it is not valid UTF-8, as in `%E0%A4%A`. */
function pathOf(url = ''): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*/s, ''))
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

const encoded = (path: string) => encodeURI(path).replaceAll(/[#?]/g, encodeURIComponent)

const queryOf = (url = '') => /\?.*/.exec(url)?.[0] ?? ''

/** Makes `vite preview` behave like a host with the site's rules. No TLS. */
export function answerLikeStaticHost({ config, middlewares }: PreviewServer, rules: HostRules) {
  const { albums, base, headers } = rules
  const isKept = isKeptFromRobots(rules)
  const onEvery = Object.entries(headers).filter(([name]) => !(name in tlsHeaders))
  const out = resolve(config.root, config.build.outDir)
  const statOf = (file: string): Stats | undefined => {
    const path = join(out, file)
    try {
      const found = path.startsWith(out + sep) && statSync(path, { throwIfNoEntry: false })
      return found && found.isFile() ? found : undefined
    } catch {
      // The file name may be too long.
      return undefined
    }
  }
  /** `path`: decoded, below the site's base. */
  const answerTo = (path: string): Answer | Redirect => {
    const to = redirectedTo(albums, path)
    if (to !== undefined) return { file: `${to}.html`, status: 301, to }
    const plain = path.replace(/\/+$/, '')
    const pages = plain === '' ? ['/index'] : [plain, prerenderedAt(albums, plain) ?? plain]
    const file = [plain, ...pages.map((page) => `${page}.html`)].find((name) => statOf(name))
    return file === undefined ? { file: '/404.html', status: 404 } : { file, status: 200 }
  }

  const send = async (
    { file, status }: Answer,
    { headers, method }: IncomingMessage,
    response: ServerResponse,
  ) => {
    const accepted = String(headers['accept-encoding'])
    const end = (['br', 'gzip'] as const).find(
      (name) => new RegExp(`\\b${name}\\b`).test(accepted) && statOf(file + ENDS[name]),
    )
    const sent = end ? file + ENDS[end] : file
    const { mtimeMs, size } = statOf(sent)!
    const tag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`
    if (end) response.setHeader('Content-Encoding', end)
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('Content-Type', MEDIA_TYPES[file] ?? TYPES[extname(file)]!)
    if (status === 200) response.setHeader('ETag', tag)
    if (status === 200 && headers['if-none-match'] === tag) return response.writeHead(304).end()
    const body = await readFile(join(out, sent))
    return response
      .writeHead(status, { 'Content-Length': body.length })
      .end(method === 'HEAD' ? undefined : body)
  }

  middlewares.use((request, response, next) => {
    const asked = pathOf(request.url)
    if (asked === undefined) {
      // Without this, Vite's server would crash.
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request\n')
      return
    }
    if (base !== '' && asked === base) {
      response.writeHead(301, { location: `${base}/` }).end()
      return
    }
    const isInside = asked.startsWith(`${base}/`)
    const answer: Answer | Redirect = isInside
      ? answerTo(asked.slice(base.length))
      : { file: '/404.html', status: 404 }
    for (const [name, value] of onEvery) response.setHeader(name, value)
    if (isKept(answer.file)) response.setHeader(ROBOTS_HEADER, NOT_FOR_ROBOTS)
    const isHashed = HASHED.some((folder) => answer.file.startsWith(folder))
    if (answer.status !== 404)
      response.setHeader('Cache-Control', isHashed ? LONG_CACHING : NO_CACHING)
    if (answer.status === 301)
      response.writeHead(301, { location: base + encoded(answer.to) + queryOf(request.url) }).end()
    else if (answer.status === 404 && !statOf(answer.file))
      response
        .writeHead(404, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Not built</title>Nothing is built yet. Run npm run build.')
    else if (TYPES[extname(answer.file)]) send(answer, request, response).catch(next)
    else {
      request.url = base + encoded(answer.file)
      next()
    }
  })
  middlewares.use(answerOddNames(out, base))
}
