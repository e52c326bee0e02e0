import { isUtf8 } from 'node:buffer'
import exifreader from 'exifreader'
import { xmpIn } from '../rightsPacket.ts'

/** The metadata of a file, named as in exifreader. */
export type Tags = {
  exif: Record<string, Tag>
  xmp: Record<string, Tag>
  iptc: Record<string, Tag>
  hasPlace: boolean
}
type Tag = { value: unknown; description: unknown }

const NOTHING: Tags = { exif: {}, xmp: {}, iptc: {}, hasPlace: false }

// oxlint-disable-next-line import/no-named-as-default-member -- CommonJS has no named exports
const { load } = exifreader

function parse(bytes: Buffer): Tags | undefined {
  try {
    const { exif, xmp, iptc, gps } = load(bytes, { expanded: true })
    return {
      exif: (exif ?? {}) as Tags['exif'],
      xmp: xmp ?? {},
      iptc: decoded((iptc ?? {}) as Tags['iptc']),
      // Cameras without a position write 0, or 0/0, which becomes NaN.
      hasPlace: Boolean(gps?.Latitude || gps?.Longitude) || 'GPSLatitude' in (xmp ?? {}),
    }
  } catch {
    return undefined
  }
}

/** A MacRoman letter within or at the start of a word. In windows-1252 these bytes are quotes and dashes. */
const MAC_LETTER = /[A-Za-z][\x80-\x91\x93-\x9f][a-z]|(?<![a-z])[\x80\x86][a-z]/

/** IPTC that declares no encoding may be MacRoman. */
function decoded(tags: Tags['iptc']): Tags['iptc'] {
  return Object.fromEntries(
    Object.entries(tags).map(([name, tag]) => {
      const all = Array.isArray(tag) ? (tag as Tag[]).map(decodedTag) : decodedTag(tag)
      return [name, all as Tag]
    }),
  )
}

function decodedTag(tag: Tag): Tag {
  const { value } = tag
  if (!Array.isArray(value) || typeof value[0] !== 'number') return tag
  const bytes = Buffer.from(value as number[])
  if (isUtf8(bytes) || !MAC_LETTER.test(bytes.toString('latin1'))) return tag
  return { ...tag, description: new TextDecoder('macintosh').decode(bytes) }
}

/** exifreader recognises XMP by this start. Not every program writes it. */
const PACKET = Buffer.from('<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>')

/** Parses an XMP file; `undefined` if it is damaged or not XMP. */
export function parseXmp(bytes: Buffer): Tags | undefined {
  const xmp = xmpIn(bytes)
  const tags = xmp && parse(Buffer.concat([PACKET, xmp]))
  return tags && '_raw' in tags.xmp ? tags : undefined
}

/** In files that exifreader does not know, look for an EXIF block within this many bytes. */
const NEAR = 1 << 20

/** Parses the tags of a file or of an EXIF block. Ignores damaged tags. */
export function parseTags(bytes: Buffer): Tags {
  const tags = parse(bytes)
  if (tags && Object.keys(tags.exif).length) return tags
  const at = bytes.subarray(0, NEAR).indexOf('Exif\0\0')
  const block = at < 0 ? undefined : parse(bytes.subarray(at + 6))
  return { ...(tags ?? NOTHING), ...(block ? { exif: block.exif, hasPlace: block.hasPlace } : {}) }
}

/** Invisible marks of direction and byte order. */
const UNSEEN = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** The text of a tag up to its first NUL, in NFC, with single spaces; `undefined` if empty. */
export function textOf(tag: Tag | undefined): string | undefined {
  if (!tag) return undefined
  let { value } = tag
  if (Array.isArray(value)) value = typeof value[0] === 'string' ? value[0] : tag.description
  if (typeof value !== 'string') return undefined
  const text = value
    .replace(/\0.*/s, '')
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .normalize('NFC')
    .trim()
  return text && !text.includes('\uFFFD') ? text : undefined
}

/** The number of a tag; a fraction is divided. `undefined` unless it is finite and above 0. */
export function numberOf(tag: Tag | undefined): number | undefined {
  const fraction = fractionOf(tag)
  const value = fraction && fraction[0] / fraction[1]
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined
}

function fractionOf(tag: Tag | undefined): [number, number] | undefined {
  const value = tag?.value
  if (typeof value === 'number') return [value, 1]
  if (typeof value === 'string') {
    const [, over, under = '1'] = /^(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(value) ?? []
    return over === undefined ? undefined : [Number(over), Number(under)]
  }
  if (!Array.isArray(value)) return undefined
  const [first, second] = value as unknown[]
  if (typeof first === 'number') return [first, typeof second === 'number' ? second : 1]
  // XMP wraps each member of a list.
  if (typeof first === 'object' && first !== null && 'value' in first)
    return fractionOf({ value: first.value, description: '' })
  return Array.isArray(first) ? fractionOf({ value: first, description: '' }) : undefined
}
