import { licenseUrl } from '../../content/licenses.ts'
import type { Rights } from '../../content/schema.ts'

const START = '<x:xmpmeta xmlns:x="adobe:ns:meta/">'
const END = '</x:xmpmeta>'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata */
const FIELDS: readonly (readonly [field: keyof Rights, before: string, after: string])[] = [
  ['credit', '<photoshop:Credit>', '</photoshop:Credit>'],
  [
    'copyright',
    '<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">',
    '</rdf:li></rdf:Alt></dc:rights>',
  ],
  ['license', '<xmpRights:WebStatement>', '</xmpRights:WebStatement>'],
  [
    'acquire',
    '<plus:Licensor><rdf:Seq><rdf:li rdf:parseType="Resource"><plus:LicensorURL>',
    '</plus:LicensorURL></rdf:li></rdf:Seq></plus:Licensor>',
  ],
]

/** Rights as XMP for image search: IPTC's credit line, copyright notice, web statement and licensor. */
export function rightsPacket(rights: Rights): string {
  const said = { ...rights, ...(rights.license ? { license: licenseUrl(rights.license) } : {}) }
  const fields = FIELDS.flatMap(([field, before, after]) => {
    const text = said[field]
    return text === undefined ? [] : [before + escaped(text) + after]
  })
  return `${START}<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">${fields.join('')}</rdf:Description></rdf:RDF>${END}`
}

/** The XMP in a file, from its first opening tag to its last closing one; `undefined` if it has none. */
export function xmpIn(bytes: Buffer): Buffer | undefined {
  const at = bytes.indexOf('<x:xmpmeta')
  const end = bytes.lastIndexOf(END)
  return at < 0 || end < at ? undefined : bytes.subarray(at, end + END.length)
}

/** The rights in a picture whose only XMP was written by `rightsPacket`; `undefined` for other pictures. */
export function parseRights(bytes: Buffer): Rights | undefined {
  const packet = xmpIn(bytes)?.toString()
  if (packet === undefined) return undefined
  const rights: Rights = {}
  for (const [field, before, after] of FIELDS) {
    const start = packet.indexOf(before)
    if (start < 0) continue
    const from = start + before.length
    rights[field] = unescaped(packet.slice(from, packet.indexOf(after, from)))
  }
  // Reject a packet with more fields or another order.
  return rightsPacket(rights) === packet ? rights : undefined
}
