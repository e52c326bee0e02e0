import { access } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Candidate } from '../../images/host.ts'
import { type AlbumJson, albumFilePath } from '../album/albumFile.ts'
import { publicFolder } from '../files/places.ts'
import type { Reporter } from '../report/reporter.ts'
import type { MirrorResult } from './mirrorPhoto.ts'

/** Reports the photos that could not be copied. @returns how many they are */
export async function reportMirrorFaults(
  { root, reporter }: { root: string; reporter: Reporter },
  file: string,
  { photos }: AlbumJson,
  results: ReadonlyMap<string, MirrorResult>,
): Promise<number> {
  const path = relative(root, albumFilePath(root, file))
  let failed = 0
  for (const [index, { src, mirror }] of photos.entries()) {
    const result = results.get(src)
    if (!result || 'mirror' in result || !result.fault) continue
    failed += 1
    const { code, message, remedy } = result.fault
    const earlier = (await isThere(root, mirror)) ? ' Its earlier copy stays.' : ''
    reporter.line(`${path} › photos[${index}]: ${message}. ${remedy}.${earlier}`)
    reporter.event('failed', { file: path, index, src, kind: code, cause: message, remedy })
  }
  return failed
}

const isThere = async (root: string, mirror: Candidate | undefined): Promise<boolean> =>
  mirror !== undefined &&
  access(join(publicFolder(root), mirror.src)).then(
    () => true,
    () => false,
  )
