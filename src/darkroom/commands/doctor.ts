import { access, constants, readdir, statfs } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { EXIT } from '../diagnostics/exit.ts'
import { HEIC_REMEDY, loadHeicDecoder } from '../pictures/heic.ts'
import { errorCode } from '../files/errorCode.ts'
import { describeLock } from '../files/lock.ts'
import { albumsFolder, recordsFolder, photosFolder } from '../files/places.ts'
import type { Command } from '../commandContext.ts'

/** `darkroom doctor`: reports the machine's abilities and the state of the site's folders. */
export const doctor: Command = async (_args, { root, reporter }) => {
  const { bavail, bsize } = await statfs(root)
  const rows: [string, string][] = [
    ['node', `${process.versions.node} on ${process.platform} ${process.arch}`],
    ['processors', `${availableParallelism()}`],
    ...(await describeDecoders()),
    ['disk', `${((bavail * bsize) / 1e9).toFixed(1)} GB free`],
    ['pictures', await writable(photosFolder(root))],
    ['albums', await writable(albumsFolder(root))],
    ['lock', await describeLock(root)],
    ['remembered', `${(await readdir(recordsFolder(root)).catch(() => [])).length} photos`],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  reporter.summary(
    rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n'),
    Object.fromEntries(rows),
  )
  return EXIT.good
}

async function writable(folder: string): Promise<string> {
  try {
    await access(folder, constants.W_OK)
    return 'writable'
  } catch (cause) {
    const code = errorCode(cause)
    return code === 'ENOENT' ? 'not there yet; the first import makes it' : `not writable (${code})`
  }
}

async function describeDecoders(): Promise<[name: string, value: string][]> {
  const reads = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif', 'jxl'].filter(
    (name) => sharp.format[name as keyof typeof sharp.format]?.input.buffer,
  )
  const { sharp: own, vips, aom, heif } = sharp.versions
  return [
    ['sharp', `${own} (libvips ${vips}, libheif ${heif}, libaom ${aom})`],
    ['decodes', reads.map((name) => (name === 'heif' ? 'avif' : name)).join(', ')],
    ['heic', (await loadHeicDecoder()) ? 'yes, by heic-decode' : `no; ${HEIC_REMEDY}`],
  ]
}
