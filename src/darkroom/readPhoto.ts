import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { HELD } from './recipe.ts'
import { Refusal } from './refusal.ts'
import { HEAD } from './sniff.ts'
import { readTags, type Tags } from './tags.ts'

/** A photo ready to be decoded: from its bytes, or where it is large from its file. */
export type Negative = { input: Buffer | string; head: Buffer; size: number; tags: Tags }

/** What is in hand of a photo's bytes. */
export const negativeOf = (bytes: Buffer, path?: string): Negative => ({
  input: path !== undefined && bytes.length > HELD ? path : bytes,
  head: Buffer.from(bytes.subarray(0, HEAD)),
  size: bytes.length,
  tags: readTags(bytes),
})

/** Reads a photo once. Refuses one whose bytes are not those of `id`. */
export async function readPhoto(path: string, id: string): Promise<Negative> {
  const bytes = await readFile(path)
  const now = createHash('sha256').update(bytes).digest('hex').slice(0, id.length)
  if (now !== id)
    throw new Refusal('changed', 'changed while it was read', 'Run the same command again')
  return negativeOf(bytes, path)
}

export const bytesOf = async ({ input }: Negative): Promise<Buffer> =>
  typeof input === 'string' ? readFile(input) : input
