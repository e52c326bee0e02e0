import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { PreviewServer } from 'vite'
import { HASHED, LONG_CACHING } from './securityHeaders.ts'

/** The decoded path of a request; `undefined` where it is no text, as in `%E0%A4%A`. */
function pathOf(url = ''): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0]!)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

/**
 * Makes `vite preview` a static host: files with the caching that the headers file asks for, and
 * 404.html for the rest. The answer of Vite's hook comes after its own files.
 */
export function answerLikeStaticHost({ config, middlewares }: PreviewServer): () => void {
  const out = resolve(config.root, config.build.outDir)
  middlewares.use((request, response, next) => {
    const path = pathOf(request.url)
    if (path === undefined) {
      // Vite's own server would end at it.
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request\n')
      return
    }
    if (HASHED.some((folder) => path.startsWith(folder)))
      response.setHeader('Cache-Control', LONG_CACHING)
    next()
  })
  const isPage = (path: string) => {
    const file = join(out, path)
    return path.endsWith('.html') && file.startsWith(out + sep) && existsSync(file)
  }
  return () =>
    middlewares.use((request, response, next) => {
      if (isPage(pathOf(request.url) ?? '')) return next()
      const answer = (page: string | Buffer) => {
        response.removeHeader('Cache-Control')
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      }
      readFile(join(out, '404.html')).then(answer, () =>
        answer('<!doctype html><title>Not built</title>Nothing is built yet: npm run build.'),
      )
    })
}
