import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { securityHeaders } from '../src/prerender/hosts/securityHeaders'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
}
const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg'])

/**
 * A static host for measurements. It serves the built site with its headers, compresses text like a real
 * host, and serves `extra` files from memory.
 */
export async function serve(
  root: string,
  extra: Record<string, string>,
): Promise<{ origin: string; server: Server }> {
  const compressed = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0]!)
    const own = extra[path]
    const file = [path, `${path}.html`, join(path, 'index.html')]
      .map((name) => join(root, name))
      .find((name) => existsSync(name) && statSync(name).isFile())
    const kind = extname(own === undefined ? (file ?? '') : path)
    if (own === undefined && !file) return response.writeHead(404).end()
    const headers = {
      ...securityHeaders,
      'content-type': TYPES[kind] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000' : 'no-cache',
    }
    if (!TEXT.has(kind)) {
      response.writeHead(200, headers)
      return createReadStream(file!).pipe(response)
    }
    let body = compressed.get(path)
    if (!body) {
      body = brotliCompressSync(own ?? readFileSync(file!))
      compressed.set(path, body)
    }
    return response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
