import { type FileHandle, open } from 'node:fs/promises'

/** Reads up to `length` bytes at `at`; fewer where the file ends. */
export type ReadAt = (at: number, length: number) => Promise<Buffer>

export const readerOf =
  (file: FileHandle): ReadAt =>
  async (at, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
    return buffer.subarray(0, bytesRead)
  }

/** Has `work` read parts of a photo, be it in hand or in its file. */
export async function withParts<T>(
  input: Buffer | string,
  work: (read: ReadAt) => Promise<T>,
): Promise<T> {
  if (typeof input !== 'string') return work(async (at, length) => input.subarray(at, at + length))
  const file = await open(input)
  try {
    return await work(readerOf(file))
  } finally {
    await file.close()
  }
}
