import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type AlbumJson, albumFileName } from '../album/albumFile.ts'
import { publicFolder } from '../files/places.ts'
import type { Reporter } from '../report/reporter.ts'
import type { MirrorResult } from './mirrorPhoto.ts'

/** Reports the photos that could not be copied. @returns their number */
export function reportMirrorFaults(
  { root, reporter }: { root: string; reporter: Reporter },
  file: string,
  { photos }: AlbumJson,
  results: ReadonlyMap<string, MirrorResult>,
): number {
  const path = albumFileName(root, file)
  let failed = 0
  for (const [index, { src, mirror }] of photos.entries()) {
    const result = results.get(src)
    if (!result || 'mirror' in result || !result.fault) continue
    failed += 1
    const { code, message, remedy } = result.fault
    const isKept = mirror && existsSync(join(publicFolder(root), mirror.src))
    const earlier = isKept ? ' Its earlier copy stays.' : ''
    reporter.line(`${path} › photos[${index}]: ${message}. ${remedy}.${earlier}`)
    reporter.event('failed', { file: path, index, src, kind: code, cause: message, remedy })
  }
  return failed
}
