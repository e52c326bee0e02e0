import { readFile } from 'node:fs/promises'
import { sha256 } from '../../sha256.ts'
import { sampleFile } from '../files/places.ts'

/** The files of the sample by their paths below the root, each with the digest of its bytes as shipped. */
export type SampleList = ReadonlyMap<string, string>

/** Kinds of files that a system may have given line ends of its own. */
const TEXT = /\.(json|svg)$/

/** The SHA-256 of a file's bytes, in hex; of a text, whatever ends its lines. */
export const digestOf = (path: string, bytes: Buffer): string =>
  sha256(
    TEXT.test(path)
      ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
      : bytes,
  )

/** The list as `sha256sum` writes and checks it. */
export const formatSampleList = (list: SampleList): string =>
  [...list].map(([path, digest]) => `${digest}  ${path}\n`).join('')

/** What came with the code; nothing once the list is gone. */
export async function readSampleList(root: string): Promise<SampleList> {
  const text = await readFile(sampleFile(root), 'utf8').catch(() => '')
  return new Map(
    Array.from(text.matchAll(/^([0-9a-f]{64}) {2}(.+?)\r?$/gm), ([, digest, path]) => [
      path!,
      digest!,
    ]),
  )
}
