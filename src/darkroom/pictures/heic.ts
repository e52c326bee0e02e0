import { createRequire } from 'node:module'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { Refusal } from '../diagnostics/refusal.ts'

/** Optional, because its licence is LGPL-3.0. */
export const HEIC_DECODER = 'heic-decode@2.1.0'

type Decode = (input: {
  buffer: Uint8Array
}) => Promise<{ width: number; height: number; data: Uint8ClampedArray }>

export async function findHeicDecoder(): Promise<Decode | undefined> {
  try {
    const path = createRequire(import.meta.url).resolve('heic-decode')
    return ((await import(path)) as { default: Decode }).default
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

/** Adds a colour profile to a PNG, after its header: sharp cannot attach one to raw pixels. */
export function withProfile(png: Buffer, icc: Buffer): Buffer {
  const behindHeader = 8 + 25
  return Buffer.concat([
    png.subarray(0, behindHeader),
    chunk(
      'iCCP',
      Buffer.concat([Buffer.from('camera\0\0', 'latin1'), deflateSync(icc, { level: 1 })]),
    ),
    png.subarray(behindHeader),
  ])
}

/** Decodes a HEIC photo upright, without its profile. Refuses if no decoder is installed. */
export async function decodeHeic(bytes: Buffer): Promise<Sharp> {
  const decode = await findHeicDecoder()
  if (!decode)
    throw new Refusal(
      'unsupported-hevc',
      'is a HEIC photo, which this machine cannot decode',
      `Export it as JPEG, or run npm install --no-save ${HEIC_DECODER} once`,
    )
  const { width, height, data } = await decode({ buffer: bytes })
  const raw = { width, height, channels: 4 } as const
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw }).removeAlpha()
}
