/** The primaries of a colour space, adapted to D50. */
type Columns = { red: Xyz; green: Xyz; blue: Xyz }
type Xyz = readonly [number, number, number]
/** A gamma, or light from 0 to 1 at equal steps. */
export type Curve = number | readonly number[]

/** The white point of all profiles: ICC.1, 7.2.16. */
const D50: Xyz = [0.9642, 1, 0.8249]

const s15Fixed16 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(Math.round(value * 65536))
  return bytes
}
const xyz = (values: Xyz) => Buffer.concat([Buffer.from('XYZ \0\0\0\0'), ...values.map(s15Fixed16)])

function curveTag(curve: Curve): Buffer {
  const numbers =
    typeof curve === 'number'
      ? [Math.round(curve * 256)]
      : curve.map((light) => Math.round(Math.min(1, Math.max(0, light)) * 65535))
  const bytes = Buffer.alloc(12 + 2 * numbers.length + (numbers.length % 2) * 2)
  bytes.write('curv', 0)
  bytes.writeUInt32BE(numbers.length, 8)
  for (const [i, number] of numbers.entries()) bytes.writeUInt16BE(number, 12 + 2 * i)
  return bytes
}

function description(text: string): Buffer {
  const bytes = Buffer.alloc(12 + text.length + 1 + 78)
  bytes.write('desc', 0)
  bytes.writeUInt32BE(text.length + 1, 8)
  bytes.write(text, 12)
  return bytes
}

/** Makes an ICC profile of version 2. It is grey without `columns`. */
export function matrixProfile(name: string, curve: Curve, columns?: Columns): Buffer {
  const trc = curveTag(curve)
  const tags: [string, Buffer][] = [
    ['desc', description(name)],
    ['cprt', Buffer.from('text\0\0\0\0CC0\0')],
    ['wtpt', xyz(D50)],
  ]
  if (columns)
    tags.push(
      ['rXYZ', xyz(columns.red)],
      ['gXYZ', xyz(columns.green)],
      ['bXYZ', xyz(columns.blue)],
      ['rTRC', trc],
      ['gTRC', trc],
      ['bTRC', trc],
    )
  else tags.push(['kTRC', trc])
  const table = Buffer.alloc(4 + 12 * tags.length)
  table.writeUInt32BE(tags.length, 0)
  const bodies: Buffer[] = []
  let offset = 128 + table.length
  for (const [i, [tag, body]] of tags.entries()) {
    table.write(tag, 4 + 12 * i)
    table.writeUInt32BE(offset, 8 + 12 * i)
    table.writeUInt32BE(body.length, 12 + 12 * i)
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
    bodies.push(padded)
    offset += padded.length
  }
  const header = Buffer.alloc(128)
  header.writeUInt32BE(offset, 0)
  header.writeUInt32BE(0x02100000, 8)
  header.write(columns ? 'mntrRGB XYZ ' : 'mntrGRAYXYZ ', 12)
  header.write('acsp', 36)
  for (const [i, value] of D50.entries()) s15Fixed16(value).copy(header, 68 + 4 * i)
  return Buffer.concat([header, table, ...bodies])
}

export type Chromaticity = readonly [x: number, y: number]
export type Chromaticities = {
  white: Chromaticity
  red: Chromaticity
  green: Chromaticity
  blue: Chromaticity
}

type Matrix = readonly [Xyz, Xyz, Xyz]
const times = ([a, b, c]: Matrix, v: Xyz): Xyz => [dot(a, v), dot(b, v), dot(c, v)]
const cross = (a: Xyz, b: Xyz): Xyz => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const dot = (a: Xyz, b: Xyz) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const scaled = (v: Xyz, by: number): Xyz => [v[0] * by, v[1] * by, v[2] * by]
const xyzOf = ([x, y]: Chromaticity): Xyz => [x / y, 1, (1 - x - y) / y]

/** Bradford's cone responses and their inverse. */
const CONES: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]
const FROM_CONES: Matrix = [
  [0.9869929, -0.1470543, 0.1599627],
  [0.4323053, 0.5183603, 0.0492912],
  [-0.0085287, 0.0400428, 0.9684867],
]

/** The primaries in XYZ, adapted to D50 by Bradford's method; `undefined` if they are collinear. */
export function columnsOf({ white, red, green, blue }: Chromaticities): Columns | undefined {
  const [r, g, b, w] = [xyzOf(red), xyzOf(green), xyzOf(blue), xyzOf(white)] as const
  const volume = dot(r, cross(g, b))
  const [from, to] = [times(CONES, w), times(CONES, D50)]
  const moved = (v: Xyz): Xyz => {
    const [l, m, s] = times(CONES, v)
    return times(FROM_CONES, [(l * to[0]) / from[0], (m * to[1]) / from[1], (s * to[2]) / from[2]])
  }
  // Each primary by its share in white: Cramer's rule.
  const columns = {
    red: moved(scaled(r, dot(w, cross(g, b)) / volume)),
    green: moved(scaled(g, dot(r, cross(w, b)) / volume)),
    blue: moved(scaled(b, dot(r, cross(g, w)) / volume)),
  }
  const all = Object.values(columns).flat()
  return all.every((value) => Number.isFinite(value) && Math.abs(value) < 4) ? columns : undefined
}
