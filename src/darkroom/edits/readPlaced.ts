import { readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { UsageError } from '../diagnostics/exit.ts'
import { contentFolder } from '../files/places.ts'

/** Windows device names, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Reads a content file. Throws a UsageError if it does not exist or is a link that leaves its folder. */
export async function readPlaced(root: string, path: string): Promise<string> {
  const name = relative(root, path)
  if (DEVICE.test(basename(path)))
    throw new UsageError(`${name}: is a device name on Windows. Choose another name.`)
  const content = contentFolder(root)
  const folder = join(await realpath(content), relative(content, dirname(path)))
  const place = await realpath(path).catch(() => {
    throw new UsageError(`${name}: does not exist. Create it first.`)
  })
  if (dirname(place) !== folder || !(await stat(place)).isFile())
    throw new UsageError(`${name}: leads out of its folder. Put the file itself there.`)
  return readFile(path, 'utf8')
}
