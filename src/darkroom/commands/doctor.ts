import { access, constants, readdir, statfs } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { EXIT, type ExitCode } from '../exit.ts'
import { findHeicDecoder, HEIC_DECODER } from '../heic.ts'
import { holder } from '../lock.ts'
import { isAlive } from '../owner.ts'
import { albumsFolder, madeFolder, photosFolder } from '../places.ts'
import type { Args } from '../readArgs.ts'
import type { World } from '../world.ts'

/** `darkroom doctor`: what this machine can do, and the state of the site's folders. */
export async function doctor(_args: Args, { root, say }: World): Promise<ExitCode> {
  const rows: [string, string][] = [
    ['node', `${process.versions.node} on ${process.platform} ${process.arch}`],
    ['processors', `${availableParallelism()}`],
    ...(await decoders()),
    ['disk', await space(root)],
    ['pictures', await writable(photosFolder(root))],
    ['albums', await writable(albumsFolder(root))],
    ['lock', await lock(root)],
    ['remembered', `${(await readdir(madeFolder(root)).catch(() => [])).length} photos`],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  say.summary(
    rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n'),
    Object.fromEntries(rows),
  )
  return EXIT.good
}

async function decoders(): Promise<[string, string][]> {
  const { default: sharp } = await import('sharp')
  const reads = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif', 'jxl'].filter(
    (name) => sharp.format[name as keyof typeof sharp.format]?.input.buffer,
  )
  const { sharp: own, vips, aom, heif } = sharp.versions
  return [
    ['sharp', `${own} (libvips ${vips}, libheif ${heif}, libaom ${aom})`],
    ['decodes', reads.map((name) => (name === 'heif' ? 'avif' : name)).join(', ')],
    [
      'heic',
      (await findHeicDecoder())
        ? 'yes, by heic-decode'
        : `no; npm install --no-save ${HEIC_DECODER} adds it`,
    ],
  ]
}

async function space(root: string): Promise<string> {
  const { bavail, bsize } = await statfs(root)
  return `${((bavail * bsize) / 1e9).toFixed(1)} GB free`
}

async function writable(folder: string): Promise<string> {
  try {
    await access(folder, constants.W_OK)
    return 'writable'
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'ENOENT'
      ? 'not there yet; the first import makes it'
      : `not writable (${(cause as NodeJS.ErrnoException).code})`
  }
}

async function lock(root: string): Promise<string> {
  const owner = await holder(root)
  if (!owner) return 'free'
  return isAlive(owner)
    ? `held by process ${owner.pid} on ${owner.host}`
    : `left by process ${owner.pid}, which is gone; the next run takes it over`
}
