/** A box of ISO/IEC 14496-12. */
export function box(name: string, ...bodies: Buffer[]): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + bodies.reduce((sum, { length }) => sum + length, 0))
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, ...bodies])
}

const u8 = (...values: number[]) => Buffer.from(values)
const u16 = (...values: number[]) => Buffer.concat(values.map((v) => u8(v >> 8, v & 255)))
const u32 = (...values: number[]) => Buffer.concat(values.map((v) => u16(v >>> 16, v & 0xffff)))
/** A box with version and flags before its body. */
const fullBox = (name: string, version: number, flags: number, ...bodies: Buffer[]) =>
  box(name, u32(version * 2 ** 24 + flags), ...bodies)

/** An image, or a part of one. `properties`: boxes; `of`: indexes of other items, from 0. */
export type HeifItem = {
  type: 'hvc1' | 'av01' | 'grid'
  data: Buffer
  properties: Buffer[]
  isHidden?: boolean
  /** `dimg`: the tiles of a grid; `auxl`: the image to which this one is auxiliary. */
  refers?: ['dimg' | 'auxl', ...to: number[]]
}

/** Columns and rows of tiles, and the size of the whole in px: ISO/IEC 23008-12, 6.6.2.3. */
export const gridData = (columns: number, rows: number, width: number, height: number) =>
  Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width, height)])

export const ispe = (width: number, height: number) => fullBox('ispe', 0, 0, u32(width, height))
/** Quarter turns anticlockwise. */
export const irot = (turns: number) => box('irot', u8(turns))
export const auxC = (type: string) => fullBox('auxC', 0, 0, Buffer.from(`${type}\0`))
/** Code points of ITU-T H.273. */
export const nclx = (primaries: number, transfer: number) =>
  box('colr', Buffer.from('nclx'), u16(primaries, transfer, 6), u8(0x80))

/** A HEIF file: ISO/IEC 23008-12. `primary`: the index of the item that is shown. */
export function heifOf(
  items: readonly HeifItem[],
  { primary = 0, brand = 'heic' }: { primary?: number; brand?: string } = {},
): Buffer {
  const id = (index: number) => u16(index + 1)
  const properties = [...new Set(items.flatMap((item) => item.properties))]
  const meta = (offset: number) => {
    let next = offset
    return fullBox(
      'meta',
      0,
      0,
      fullBox('hdlr', 0, 0, u32(0), Buffer.from('pict'), u32(0, 0, 0), u8(0)),
      fullBox('pitm', 0, 0, id(primary)),
      fullBox(
        'iinf',
        0,
        0,
        u16(items.length),
        ...items.map(({ type, isHidden }, i) =>
          fullBox('infe', 2, isHidden ? 1 : 0, id(i), u16(0), Buffer.from(`${type}\0`)),
        ),
      ),
      fullBox(
        'iref',
        0,
        0,
        ...items.flatMap(({ refers }, i) => {
          if (!refers) return []
          const [kind, ...to] = refers
          return box(kind, id(i), u16(to.length), ...to.map(id))
        }),
      ),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox(
          'ipma',
          0,
          0,
          u32(items.length),
          ...items.map((item, i) =>
            Buffer.concat([
              id(i),
              u8(
                item.properties.length,
                ...item.properties.map((one) => properties.indexOf(one) + 1),
              ),
            ]),
          ),
        ),
      ),
      fullBox(
        'iloc',
        0,
        0,
        u8(0x44, 0),
        u16(items.length),
        ...items.map(({ data }, i) => {
          const place = Buffer.concat([id(i), u16(0, 1), u32(next, data.length)])
          next += data.length
          return place
        }),
      ),
    )
  }
  const ftyp = box('ftyp', Buffer.from(brand), u32(0), Buffer.from(`mif1${brand}`))
  const offset = ftyp.length + meta(0).length + 8
  return Buffer.concat([ftyp, meta(offset), box('mdat', ...items.map(({ data }) => data))])
}

/** The body of the first box with this name. */
function bodyIn(bytes: Buffer, name: string): Buffer {
  const at = bytes.indexOf(name, 0, 'latin1')
  return bytes.subarray(at + 4, at - 4 + bytes.readUInt32BE(at - 4))
}

/** The image of an AVIF with one image, as sharp writes it. */
export function av1Item(avif: Buffer, more: Buffer[] = []): HeifItem {
  const kept = ['ispe', 'pixi', 'av1C'].map((name) => box(name, bodyIn(avif, name)))
  return { type: 'av01', data: bodyIn(avif, 'mdat'), properties: [...kept, ...more] }
}

/** The first tile of a phone's picture, whose offsets and lengths must take 4 bytes. */
export function tileOf(heic: Buffer): HeifItem {
  // The entry of the tile in `infe`: id, protection, type.
  const id = heic.readUInt16BE(heic.indexOf('hvc1', 0, 'latin1') - 4)
  const iloc = bodyIn(heic, 'iloc')
  const isLater = iloc[0] !== 0
  if (iloc[4] !== 0x44 || iloc[5] !== 0) throw new Error('unknown sizes in iloc')
  let at = 8
  // An entry: id, method of storage, file, number of parts, places of the parts.
  const parts = () => at + (isLater ? 6 : 4)
  while (iloc.readUInt16BE(at) !== id) at = parts() + 2 + 8 * iloc.readUInt16BE(parts())
  const [from, length] = [iloc.readUInt32BE(parts() + 2), iloc.readUInt32BE(parts() + 6)]
  const data = Buffer.from(heic.subarray(from, from + length))
  const properties = [box('hvcC', bodyIn(heic, 'hvcC')), ispe(512, 512)]
  return { type: 'hvc1', data, properties }
}
