import type { Part, Parts } from './part.ts'

export const PNG_SIGNATURE = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1')

/** The chunks of a PNG. Text chunks include their keyword: `tEXt Author`. */
export function pngParts(bytes: Buffer): Parts {
  const parts: Part[] = []
  for (let at = PNG_SIGNATURE.length; at + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    const body = bytes.subarray(at + 8, end - 4)
    const keyword = /^[tzi](EX|TX)t$/.test(type) ? ` ${body.toString('latin1').split('\0')[0]}` : ''
    parts.push({ name: `${type}${keyword}`, body })
    if (type === 'IEND') return { parts, end: at + 12 }
    at = end
  }
  return { parts, end: undefined }
}
