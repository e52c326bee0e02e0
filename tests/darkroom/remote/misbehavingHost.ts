import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sharp from 'sharp'
import { listen } from '../../listen'

/** The pictures that the host serves, by file name. */
export type Bodies = Record<string, Buffer>

export type Host = {
  origin: string
  /** The number of requests for each address. */
  requests: Map<string, number>
  /** Paths that answer as busy. */
  busy: Set<string>
  /** Called for a request that gets no answer, unless this function answers. */
  onSilence(url: string, response: ServerResponse): void
  close(): Promise<void>
}

/** bytes; the size of the picture that stands for a removed photo */
const NOTICE = 503

/**
 * An image host on this machine with typical faults: it refuses, redirects, sends wrong types, cuts
 * bodies off, never ends or never answers. Sound answers have an ETag.
 */
export async function openHost(bodies: Bodies): Promise<Host> {
  const requests = new Map<string, number>()
  const gone = Buffer.alloc(NOTICE)
  const notice = await sharp({
    create: { width: 161, height: 81, channels: 3, background: '#222' },
  })
    .png()
    .toBuffer()
  notice.copy(gone)
  let busy = 2

  const send = (request: IncomingMessage, response: ServerResponse, body: Buffer, type: string) => {
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 12)}"`
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    response.writeHead(200, { 'content-type': type, 'content-length': body.length, etag })
    response.end(body)
  }
  const behaviours: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    '/imgur/Gone123.jpg': (_, response) =>
      response.writeHead(302, { location: '/removed.png' }).end(),
    '/removed.png': (request, response) => send(request, response, gone, 'image/png'),
    '/soft404.jpg': (request, response) =>
      send(request, response, Buffer.from('<!doctype html><p>Not here'), 'text/html'),
    '/liar.jpg': (request, response) =>
      send(request, response, Buffer.from('<!doctype html><p>Not here'), 'image/jpeg'),
    '/truncated.jpg': (_, response) => {
      const body = bodies['whole.jpg']!
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': body.length })
      response.write(body.subarray(0, body.length / 2), () => response.destroy())
    },
    '/endless.jpg': (_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' })
      response.write(bodies['whole.jpg']!)
      const more = Buffer.alloc(65_536)
      const go = () => {
        while (!response.destroyed && response.write(more));
      }
      response.on('drain', go)
      go()
    },
    '/slow.jpg': (_, response) => host.onSilence(`${host.origin}/slow.jpg`, response),
    '/rate.jpg': (request, response) => {
      if (busy-- > 0) response.writeHead(429, { 'retry-after': '1' }).end()
      else send(request, response, bodies['rate.jpg']!, 'image/jpeg')
    },
    '/down.jpg': (_, response) => response.writeHead(503).end(),
    '/loop.jpg': (_, response) => response.writeHead(302, { location: '/loop.jpg' }).end(),
    '/nohead.jpg': (request, response) => {
      if (request.method === 'GET') send(request, response, bodies['nohead.jpg']!, 'image/jpeg')
      else response.writeHead(405).end()
    },
    '/hotlink.jpg': (request, response) => {
      if (request.headers.referer) response.writeHead(403).end()
      else send(request, response, bodies['whole.jpg']!, 'image/jpeg')
    },
    '/moved.jpg': (_, response) => response.writeHead(301, { location: '/whole.jpg' }).end(),
  }
  const server = await listen((request, response) => {
    const url = new URL(request.url!, host.origin)
    const key = url.pathname + url.search
    requests.set(key, (requests.get(key) ?? 0) + 1)
    if (host.busy.has(url.pathname)) return response.writeHead(429, { 'retry-after': '3600' }).end()
    const behave = behaviours[url.pathname]
    if (behave) return behave(request, response)
    const name = decodeURIComponent(url.pathname)
      .replace(/^\/lenient\/(.*\.jpg).*$/, '$1')
      .replace(/^\//, '')
    const body = bodies[name]
    if (!body) return response.writeHead(404, { 'content-type': 'text/plain' }).end('no')
    send(request, response, body, 'image/jpeg')
  })
  const host: Host = { ...server, requests, busy: new Set(), onSilence: () => {} }
  return host
}
