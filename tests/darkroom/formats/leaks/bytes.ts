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
/** A segment of a JPEG. */
export const jpegSegment = (marker: number, ...body: (string | Uint8Array)[]) => {
  const bytes = join(...body)
  const length = bytes.length + 2
  return join(Buffer.from([0xff, marker, length >> 8, length & 0xff]), bytes)
}
/** `jpeg` with segments inserted at its start. */
export const intoJpeg = (jpeg: Buffer, ...segments: Buffer[]) => insert(jpeg, 2, ...segments)
