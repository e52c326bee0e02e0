import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'

/** Bytes read at once. */
const STEP = 1 << 20

/** The SHA-256 of a file's bytes in hex. One piece of memory is used again and again, however large the file. */
export async function hashOf(file: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  const step = Buffer.allocUnsafe(STEP)
  for (let at = 0; ;) {
    const { bytesRead } = await file.read(step, 0, STEP, at)
    if (bytesRead === 0) return hash.digest('hex')
    hash.update(step.subarray(0, bytesRead))
    at += bytesRead
  }
}
