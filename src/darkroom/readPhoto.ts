import { createHash } from 'node:crypto'
import { open, readFile, stat } from 'node:fs/promises'
import { hashOf } from './hashOf.ts'
import { HUGE, needOf } from './memory.ts'
import { readerOf } from './readAt.ts'
import { HELD } from './recipe.ts'
import { Refusal } from './refusal.ts'
import { HEAD, sniff } from './sniff.ts'
import { readTags, type Tags } from './tags.ts'
import { withoutPixels } from './withoutPixels.ts'

/** A photo ready to be decoded: from its bytes, or where it is large from its file. */
export type Negative = { input: Buffer | string; head: Buffer; size: number; tags: Tags }

const changed = () =>
  new Refusal('changed', 'changed while it was read', 'Run the same command again')

/** What is in hand of a photo's bytes. */
export const negativeOf = (bytes: Buffer): Negative => ({
  input: bytes,
  head: Buffer.from(bytes.subarray(0, HEAD)),
  size: bytes.length,
  tags: readTags(bytes),
})

/** Changes when a file's bytes may have, or another file took its name. */
async function stampOf(path: string): Promise<string> {
  const { dev, ino, size, mtimeNs, ctimeNs } = await stat(path, { bigint: true })
  return [dev, ino, size, mtimeNs, ctimeNs].join()
}

/**
 * Reads a photo once and has `work` done with it. Refuses one whose bytes are not those of `id`: a
 * small one is held, of one that is large or takes much to decode, which is done from its file, nothing may have changed until
 * `work` was done.
 */
export async function readPhoto<T>(
  path: string,
  id: string,
  work: (negative: Negative) => Promise<T>,
): Promise<T> {
  const before = await stampOf(path)
  const { size } = await stat(path)
  if (size <= HELD && (await needOf(path, size)) <= HUGE) {
    const bytes = await readFile(path)
    const sum = createHash('sha256').update(bytes).digest('hex')
    if (!sum.startsWith(id)) throw changed()
    return work(negativeOf(bytes))
  }
  const done = await work(await negativeOfLarge(path, size, id))
  if ((await stampOf(path)) !== before) throw changed()
  return done
}

async function negativeOfLarge(path: string, size: number, id: string): Promise<Negative> {
  const file = await open(path)
  try {
    if (!(await hashOf(file)).startsWith(id)) throw changed()
    const read = readerOf(file)
    const head = await read(0, HEAD)
    const tags = readTags(await withoutPixels(read, size, sniff(head)))
    return { input: path, head, size, tags }
  } finally {
    await file.close()
  }
}

export const bytesOf = async ({ input }: Negative): Promise<Buffer> =>
  typeof input === 'string' ? readFile(input) : input
