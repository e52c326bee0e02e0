import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hasBrokenScan } from '../../src/darkroom/brokenScan'
import { decode } from '../../src/darkroom/decode'
import { negativeOf } from '../../src/darkroom/readPhoto'
import { seeded } from '../random'

/** Slopes of light with grain, of 48 by 40, with a restart every two units: sharp writes none. */
const WITH_RESTARTS = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQ' +
    'c1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk' +
    'pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAoADADASEAAhEBAxEB/8QAGAABAAMBAAAAAAAAAAAAAAAA' +
    'AAEDBQT/xAAXEAEBAQEAAAAAAAAAAAAAAAAAE2Eh/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAA' +
    'AAAAAAAAAAD/3QAEAAL/2gAMAwEAAhEDEQA/AMGZICfCQP/QwZEwdkkTB//RzZkgJ4mWA//SomSBMyQP/9OmSZA6' +
    'pEgf/9S6ZMCWEsB//9XRmSAlxMsB/9bSkSwH/9k=',
  'base64',
)

function grain(width = 300, height = 200) {
  const next = seeded(1)
  const data = Buffer.alloc(width * height * 3)
  for (let i = 0; i < data.length; i++) data[i] = (i / data.length) * 150 + next() * 64
  return sharp(data, { raw: { width, height, channels: 3 } })
}

const kinds = {
  'of halved colours': () => grain().jpeg({ chromaSubsampling: '4:2:0' }).toBuffer(),
  'of full colours': () => grain().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  'with the tables of the book': () => grain().jpeg({ optimiseCoding: false }).toBuffer(),
  'of the best quality': () => grain().jpeg({ quality: 100 }).toBuffer(),
  grey: () => grain().toColourspace('b-w').jpeg().toBuffer(),
  'of inks': () => grain().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
  'of an odd size': () => grain(157, 203).jpeg().toBuffer(),
  'with restarts': async () => WITH_RESTARTS,
}

/** Noise in place of code. A marker in it would be seen by any decoder. */
function noisy(jpeg: Buffer, from: number, length: number, seed: number): Buffer {
  const next = seeded(seed)
  const copy = Buffer.from(jpeg)
  const start = jpeg.lastIndexOf(Buffer.from([0xff, 0xda])) + 14
  const at = start + Math.floor((jpeg.length - start) * from)
  for (let i = at; i < at + length; i++) copy[i] = Math.floor(next() * 255)
  return copy
}

test.each(Object.entries(kinds))('a sound JPEG passes: %s', async (_name, make) => {
  const jpeg = await make()
  expect(hasBrokenScan(jpeg)).toBe(false)
  const end = jpeg.length - 2
  const padded = Buffer.concat([jpeg.subarray(0, end), Buffer.alloc(99), jpeg.subarray(end)])
  expect(hasBrokenScan(padded)).toBe(false)
})

test.each(Object.entries(kinds))('noise anywhere in it is found: %s', async (name, make) => {
  const jpeg = await make()
  // Shorter than a few blocks it may happen to be as many.
  const length = { 'with restarts': 12, 'of the best quality': 400 }[name] ?? 100
  for (const from of [0.2, 0.5, 0.8])
    expect(hasBrokenScan(noisy(jpeg, from, length, 7)), `at ${from}`).toBe(true)
})

test('a photo with noise in it is refused, also where its decoder is content', async () => {
  const jpeg = await grain().jpeg().toBuffer()
  const wish = { longest: 1600, rotate: 0, maxPixels: 1e7, alone: async () => {} } as const
  await expect(decode(negativeOf(jpeg), wish)).resolves.toMatchObject({ width: 300, height: 200 })
  const content = Array.from({ length: 20 }, (_, seed) => noisy(jpeg, 0.5, 60, seed))
  for (const bytes of content)
    await expect(decode(negativeOf(bytes), wish)).rejects.toThrow(/is damaged|is cut off/)
})

test('rows beyond its height, as some cameras write, are no damage', async () => {
  const jpeg = await grain().jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(160, frame + 5)
  expect(hasBrokenScan(jpeg)).toBe(false)
})

test('what is not of this kind is not judged, and nonsense comes to an end', async () => {
  const progressive = await grain().jpeg({ progressive: true }).toBuffer()
  expect(hasBrokenScan(noisy(progressive, 0.5, 100, 1))).toBe(false)
  const jpeg = await grain(60, 40).jpeg().toBuffer()
  const next = seeded(3)
  for (let i = 0; i < 300; i++) {
    const copy = Buffer.from(jpeg)
    for (let n = 0; n < 5; n++) copy[Math.floor(next() * copy.length)] = Math.floor(next() * 256)
    expect(typeof hasBrokenScan(copy.subarray(0, Math.ceil(next() * copy.length)))).toBe('boolean')
  }
})
