import { createRequire } from 'node:module'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { Refusal } from '../diagnostics/refusal.ts'
import { hevcTiles } from '../formats/parts/hevcTiles.ts'
import { type De265, hasFaultyTile } from './hasFaultyTile.ts'

/** The top-level images of a file. A burst has several. */
type DecodeAll = (input: { buffer: Uint8Array }) => Promise<
  { width: number; height: number; decode: () => Promise<{ data: Uint8ClampedArray }> }[] & {
    dispose: () => void
  }
>

/** How to install the decoder. It is an optional dependency because its libheif-js is LGPL-3.0. */
export const HEIC_REMEDY = 'npm ci without --omit=optional installs its decoder, heic-decode'

/** `library`: what `decodeAll` decodes with. */
type HeicDecoder = { decodeAll: DecodeAll; library: De265 }

export async function loadHeicDecoder(): Promise<HeicDecoder | undefined> {
  try {
    const require = createRequire(import.meta.url)
    const path = require.resolve('heic-decode')
    const { all: decodeAll } = require(path) as { all: DecodeAll }
    const heif = createRequire(path)('libheif-js/wasm-bundle') as De265 & {
      ready: Promise<unknown>
    }
    await heif.ready
    return { decodeAll, library: heif }
  } catch {
    return undefined
  }
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const bytes = Buffer.alloc(named.length + 8)
  bytes.writeUInt32BE(body.length, 0)
  named.copy(bytes, 4)
  bytes.writeUInt32BE(crc32(named), named.length + 4)
  return bytes
}

/** Adds a colour profile to a PNG after its header: sharp cannot attach one to raw pixels. */
export function withProfile(png: Buffer, icc: Buffer): Buffer {
  const behindHeader = 8 + 25
  const named = Buffer.from('camera\0\0', 'latin1')
  const profile = chunk('iCCP', Buffer.concat([named, deflateSync(icc, { level: 1 })]))
  return Buffer.concat([png.subarray(0, behindHeader), profile, png.subarray(behindHeader)])
}

/**
 * Decodes an image of a HEIC file upright, without its profile. Refuses a damaged one, and all of them if no
 * decoder is installed.
 * @param page the index among the top-level images, as in sharp
 */
export async function decodeHeic(bytes: Buffer, page: number, decoder: HeicDecoder | undefined) {
  if (!decoder)
    throw new Refusal(
      'unsupported-hevc',
      'is a HEIC photo, whose decoder is not installed',
      `Export it as JPEG. Or install it: ${HEIC_REMEDY}`,
    )
  if (hasFaultyTile(hevcTiles(bytes), decoder.library)) throw new Error('a tile is damaged')
  const images = await decoder.decodeAll({ buffer: bytes })
  try {
    const { width, height, decode } = images[page]!
    const { data } = await decode()
    const raw = { width, height, channels: 4 } as const
    return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw }).removeAlpha()
  } finally {
    images.dispose()
  }
}
