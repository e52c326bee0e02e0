/** A tag of an ICC profile (ICC.1, 7.3); `undefined` if the profile lacks it. */
export function profileTag(icc: Buffer, signature: string): Buffer | undefined {
  const count = icc.length < 132 ? 0 : icc.readUInt32BE(128)
  for (let at = 132; at < 132 + 12 * count && at + 12 <= icc.length; at += 12)
    if (icc.toString('latin1', at, at + 4) === signature) {
      const offset = icc.readUInt32BE(at + 4)
      return icc.subarray(offset, offset + icc.readUInt32BE(at + 8))
    }
  return undefined
}
