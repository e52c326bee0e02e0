/** What nobody is to find in a published file. */
export const SECRET = Buffer.from('Ada Lovelace, 48.8889 N 2.3386 E')
/** In four bytes, the highest first. */
export const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
/** The same, the lowest first. */
export const u32le = (value: number) => Buffer.from(u32(value).toReversed())
/** Bytes one behind the other; texts letter by byte. */
export const join = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
/** `bytes` with more at a place. */
export const insert = (bytes: Buffer, at: number, ...more: (string | Uint8Array)[]) =>
  join(bytes.subarray(0, at), ...more, bytes.subarray(at))
