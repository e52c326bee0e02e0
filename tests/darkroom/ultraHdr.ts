import { intoJpeg, jpegSegment } from './formats/leaks/bytes'

const RDF = 'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"'
const GAIN = 'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"'
const CONTAINER =
  'xmlns:Container="http://ns.google.com/photos/1.0/container/" xmlns:Item="http://ns.google.com/photos/1.0/container/item/"'

const xmp = (description: string) =>
  jpegSegment(
    0xe1,
    `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${RDF}>${description}</rdf:RDF></x:xmpmeta>`,
  )

/** The index of the pictures in a file: CIPA DC-007. `from`: where this body begins. */
function multiPicture(sizes: [base: number, map: number], from: number): Buffer {
  const body = Buffer.alloc(4 + 8 + 2 + 3 * 12 + 4 + 2 * 16)
  body.write('MPF\0II*\0\u0008\0\0\0', 'latin1')
  body.writeUInt16LE(3, 12)
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [0xb000, 7, 4, Buffer.from('0100').readUInt32LE()],
    [0xb001, 4, 1, 2],
    [0xb002, 7, 32, 50],
  ]
  for (const [i, [tag, type, count, value]] of entries.entries()) {
    const at = 14 + 12 * i
    body.writeUInt16LE(tag, at)
    body.writeUInt16LE(type, at + 2)
    body.writeUInt32LE(count, at + 4)
    body.writeUInt32LE(value, at + 8)
  }
  body.writeUInt32LE(0x030000, 54)
  body.writeUInt32LE(sizes[0], 58)
  body.writeUInt32LE(sizes[1], 54 + 16 + 4)
  // Offsets count from the end of `MPF\0`.
  body.writeUInt32LE(sizes[0] - from - 4, 54 + 16 + 8)
  return body
}

/** An Ultra HDR JPEG, as Android phones write it: a JPEG followed by a gain map. */
export function ultraHdr(base: Buffer, gain: Buffer): Buffer {
  const map = intoJpeg(
    gain,
    xmp(
      `<rdf:Description ${GAIN} hdrgm:GainMapMin="0" hdrgm:GainMapMax="2" hdrgm:Gamma="1" hdrgm:OffsetSDR="0.015625" hdrgm:OffsetHDR="0.015625" hdrgm:HDRCapacityMin="0" hdrgm:HDRCapacityMax="2" hdrgm:BaseRenditionIsHDR="False"/>`,
    ),
  )
  const directory = xmp(
    `<rdf:Description ${GAIN} ${CONTAINER}><Container:Directory><rdf:Seq><rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="Primary" Item:Mime="image/jpeg"/></rdf:li><rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="GainMap" Item:Mime="image/jpeg" Item:Length="${map.length}"/></rdf:li></rdf:Seq></Container:Directory></rdf:Description>`,
  )
  const from = 2 + directory.length + 4
  const index = (size: number) => jpegSegment(0xe2, multiPicture([size, map.length], from))
  const size = intoJpeg(base, directory, index(from + 4)).length
  return Buffer.concat([intoJpeg(base, directory, index(size)), map])
}
