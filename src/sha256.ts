import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** The SHA-256 of bytes or of a UTF-8 text, in hex. */
export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex')

/** The SHA-256 of a file in hex. Reads the file as a stream. Rejects if the file cannot be read. */
export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
