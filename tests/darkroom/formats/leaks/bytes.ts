/** Text that nobody may find in a published file. */
export const SECRET = Buffer.from('Ada Lovelace, 48.8889 N 2.3386 E')
/** A number in four bytes, big-endian. */
export const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
/** A number in four bytes, little-endian. */
export const u32le = (value: number) => Buffer.from(u32(value).toReversed())
/** Joins bytes and texts, one byte a letter. */
export const join = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
/** `bytes` with more bytes inserted at a place. */
export const insert = (bytes: Buffer, at: number, ...more: (string | Uint8Array)[]) =>
  join(bytes.subarray(0, at), ...more, bytes.subarray(at))
