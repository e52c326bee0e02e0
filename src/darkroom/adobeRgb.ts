/**
 * Cameras that shoot Adobe RGB may embed no profile and only say so in EXIF (DCF optional colour
 * space: ColorSpace 65535 with interoperability index R03). A decoder that knows profiles only would
 * take the numbers for sRGB, so the profile is put in before decoding.
 */

/** Of Adobe RGB (1998), adapted to D50: the columns of its matrix, and its gamma. */
const ADOBE_RGB = {
  red: [0.60974, 0.31111, 0.01947],
  green: [0.20528, 0.62567, 0.06087],
  blue: [0.14919, 0.06322, 0.74457],
  white: [0.9642, 1, 0.8249],
  gamma: 2.19921875,
} as const

const s15Fixed16 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(Math.round(value * 65536))
  return bytes
}
const xyz = (values: readonly number[]) =>
  Buffer.concat([Buffer.from('XYZ \0\0\0\0'), ...values.map(s15Fixed16)])

function curve(gamma: number): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.write('curv', 0)
  bytes.writeUInt32BE(1, 8)
  bytes.writeUInt16BE(Math.round(gamma * 256), 12)
  return bytes
}

function description(text: string): Buffer {
  const bytes = Buffer.alloc(12 + text.length + 1 + 78)
  bytes.write('desc', 0)
  bytes.writeUInt32BE(text.length + 1, 8)
  bytes.write(text, 12)
  return bytes
}

/** An ICC profile (version 2, matrix and curves) for a colour space. */
function profile(): Buffer {
  const trc = curve(ADOBE_RGB.gamma)
  const tags: [string, Buffer][] = [
    ['desc', description('Adobe RGB compatible')],
    ['cprt', Buffer.from('text\0\0\0\0CC0\0')],
    ['wtpt', xyz(ADOBE_RGB.white)],
    ['rXYZ', xyz(ADOBE_RGB.red)],
    ['gXYZ', xyz(ADOBE_RGB.green)],
    ['bXYZ', xyz(ADOBE_RGB.blue)],
    ['rTRC', trc],
    ['gTRC', trc],
    ['bTRC', trc],
  ]
  const table = Buffer.alloc(4 + 12 * tags.length)
  table.writeUInt32BE(tags.length, 0)
  const bodies: Buffer[] = []
  let offset = 128 + table.length
  for (const [i, [name, body]] of tags.entries()) {
    table.write(name, 4 + 12 * i)
    table.writeUInt32BE(offset, 8 + 12 * i)
    table.writeUInt32BE(body.length, 12 + 12 * i)
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
    bodies.push(padded)
    offset += padded.length
  }
  const header = Buffer.alloc(128)
  header.writeUInt32BE(offset, 0)
  header.writeUInt32BE(0x02100000, 8)
  header.write('mntrRGB XYZ ', 12)
  header.write('acsp', 36)
  for (const [i, value] of ADOBE_RGB.white.entries()) s15Fixed16(value).copy(header, 68 + 4 * i)
  return Buffer.concat([header, table, ...bodies])
}

/** The same JPEG with the Adobe RGB profile in it. */
export function withAdobeRgb(jpeg: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1'), profile()])
  const marker = Buffer.from([0xff, 0xe2, 0, 0])
  marker.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), marker, body, jpeg.subarray(2)])
}
