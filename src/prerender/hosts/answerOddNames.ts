import { createReadStream, statSync } from 'node:fs'
import { extname, join, resolve, sep } from 'node:path'
import type { Connect } from 'vite'
import { mediaType } from '../../images/mediaType.ts'

/** Serves files with `#` or `?` in their names. Vite's server does not find them. */
export function answerOddNames(folder: string, base: string): Connect.NextHandleFunction {
  const root = resolve(folder)
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (!/%(23|3f)/i.test(path) || !path.startsWith(`${base}/`)) return next()
    let file: string
    try {
      file = join(root, decodeURIComponent(path.slice(base.length)))
      if (!file.startsWith(root + sep) || !statSync(file).isFile()) return next()
    } catch {
      return next()
    }
    const ending = extname(file)
    const other = /^\.pdf$/i.test(ending) ? 'application/pdf' : 'application/octet-stream'
    response.setHeader('Content-Type', mediaType(ending) ?? other)
    createReadStream(file).on('error', next).pipe(response)
  }
}
