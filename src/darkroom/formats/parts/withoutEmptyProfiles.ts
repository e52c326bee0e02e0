import { boxParts } from './boxParts.ts'

const TYPE = 4 // bytes, before the body

/** Voids the empty profiles of a HEIC: exiftool leaves one when it strips a photo, and libheif refuses it. */
export function withoutEmptyProfiles(bytes: Buffer): Buffer {
  const empty = boxParts(bytes).parts.filter(
    ({ name, body }) => name === 'colr prof' && body.length === TYPE,
  )
  if (!empty.length) return bytes
  const copy = Buffer.from(bytes)
  for (const { body } of empty)
    copy.write('free', body.byteOffset - bytes.byteOffset - TYPE, 'latin1')
  return copy
}
