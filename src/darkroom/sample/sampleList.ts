import { readFile } from 'node:fs/promises'
import { sha256 } from '../../sha256.ts'
import { sampleFile } from '../files/places.ts'

/** Git may have changed the line ends of these files. */
const TEXT = /\.(json|svg)$/

/** The SHA-256 of a file in hex. For texts it does not depend on line ends. */
export const digestOf = (path: string, bytes: Buffer): string =>
  sha256(
    TEXT.test(path)
      ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
      : bytes,
  )

/** The SHA-256 digests of the shipped files, by their paths below the root. */
export async function readSampleList(root: string): Promise<Map<string, string>> {
  const text = await readFile(sampleFile(root), 'utf8').catch(() => '')
  return new Map(
    Array.from(text.matchAll(/^([0-9a-f]{64}) {2}(.+?)\r?$/gm), ([, digest = '', path = '']) => [
      path,
      digest,
    ]),
  )
}
