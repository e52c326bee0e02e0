import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Files that are text, and so become smaller. */
const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
/** Bytes below which an answer is one packet either way. */
const LEAST = 1_000

/**
 * Brotli's quality. Pages are many and change with every build: 5 takes a fifteenth of the time of
 * 11, for 8 % more bytes. Everything else is fetched by many pages.
 */
const qualityFor = (file: string) => (file.endsWith('.html') ? 5 : 11)

/** Files at once: a few more than Node has threads for it. */
const AT_ONCE = 8

/**
 * Writes what a server may send in place of each text file of a folder: `x.html.br`, `x.html.gz`.
 * `files` are paths below the folder.
 * @returns the paths of what was written
 */
export async function compressFiles(folder: string, files: readonly string[]): Promise<string[]> {
  const limit = pLimit(AT_ONCE)
  const written = await limit.map(
    files.filter((file) => TEXT.test(file)),
    async (file) => {
      const plain = await readFile(join(folder, file))
      if (plain.length < LEAST) return []
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: qualityFor(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      }
      const packed = { br: await brotli(plain, { params }), gz: await zip(plain, { level: 9 }) }
      const smaller = Object.entries(packed).filter(([, bytes]) => bytes.length < plain.length)
      return Promise.all(
        smaller.map(async ([end, bytes]) => {
          await writeFile(join(folder, `${file}.${end}`), bytes)
          return `${file}.${end}`
        }),
      )
    },
  )
  return written.flat()
}
