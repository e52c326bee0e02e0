import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { sha256 } from '../../sha256.ts'
import type { BuildCache } from './buildCache.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
const LEAST = 1_000 // bytes; a smaller answer fits into one packet anyway
const GZIP = 9

/** Brotli's quality. There are many pages: 5 takes a fifteenth of the time of 11, for 8 % more bytes. */
const qualityFor = (file: string) => (file.endsWith('.html') ? 5 : 11)

export type Compressed = Partial<Record<'br' | 'gz', Uint8Array>>

/** Compresses a text file. Omits results that are not smaller. */
export async function compress(file: string, plain: Uint8Array): Promise<Compressed> {
  if (!TEXT.test(file) || plain.length < LEAST) return {}
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityFor(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  const packed = { br: await brotli(plain, { params }), gz: await zip(plain, { level: GZIP }) }
  return Object.fromEntries(
    Object.entries(packed).filter(([, bytes]) => bytes.length < plain.length),
  )
}

type Output = { write: (file: string, bytes: Uint8Array) => void }

export function writeCompressed(output: Output, file: string, compressed: Compressed): string[] {
  return Object.entries(compressed).map(([end, bytes]) => {
    output.write(`${file}.${end}`, bytes)
    return `${file}.${end}`
  })
}

const AT_ONCE = 8 // files at once; Node has four threads for compression

/** Writes `x.html.br` and `x.html.gz` beside text files. Returns their paths. `files`: below `folder`. */
export async function compressFiles(
  folder: string,
  files: readonly string[],
  output: Output,
  cache: BuildCache,
): Promise<string[]> {
  const limit = pLimit(AT_ONCE)
  const written = await limit.map(
    files.filter((file) => TEXT.test(file)),
    async (file) => {
      const plain = await readFile(join(folder, file))
      const inputs = ['compressed', sha256(plain), qualityFor(file), GZIP, LEAST]
      return writeCompressed(output, file, await cache.take(inputs, () => compress(file, plain)))
    },
  )
  return written.flat()
}
