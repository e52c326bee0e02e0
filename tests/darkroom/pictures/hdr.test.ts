import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { matrixProfile } from '../../../src/darkroom/pictures/colour/matrixProfile'
import { withProfile } from '../../../src/darkroom/pictures/heic'
import { av1Item, heifOf, nclx } from '../heif'
import { picture } from '../photos'
import { greyRamp } from '../tiff'
import { ultraHdr } from '../ultraHdr'
import { decoded, errorOf } from './decoded'

const avif = await picture(240, 160).avif({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
const png = await picture(240, 160).png().toBuffer()
const bright = await picture(120, 80).negate().jpeg().toBuffer()
const columns = {
  red: [0.44, 0.22, 0.01],
  green: [0.38, 0.72, 0.1],
  blue: [0.14, 0.06, 0.71],
} as const
const profile = (name: string) => matrixProfile(name, 2.2, columns)

/** A profile with code points and no other content. */
function coded(transfer: number): Buffer {
  const icc = profile('plain')
  const entry = icc.indexOf('cprt')
  const body = icc.readUInt32BE(entry + 4)
  icc.write('cicp', entry)
  icc.write('cicp', body)
  icc.set([9, transfer, 0, 1], body + 8)
  return icc
}

describe('an HDR picture', () => {
  test.each([
    ['AVIF', 'avif', 16, 'PQ'],
    ['HEIF', 'heic', 18, 'HLG'],
  ])('is refused with its reason: %s with code points', async (_name, brand, transfer, kind) => {
    const bytes = heifOf([av1Item(avif, [nclx(9, transfer)])], { brand })
    await expect(decoded(bytes)).rejects.toMatchObject({
      refused: {
        code: 'unsupported',
        message: `is an HDR picture (${kind}), which is not supported`,
        remedy: 'Export it as SDR, in sRGB or Display P3',
      },
    })
  })
  test.each([
    [profile('Rec2100PQ'), 'PQ'],
    [profile('BT.2020 HLG'), 'HLG'],
    // Profiles of version 4 write names in UTF-16.
    [profile('P\u00003\u0000 \u0000H\u0000L\u0000G'), 'HLG'],
    [coded(16), 'PQ'],
  ])('is refused by the name or code points of its profile', async (icc, kind) => {
    await expect(decoded(withProfile(png, icc))).rejects.toThrow(`HDR picture (${kind})`)
  })
  test('is refused in floating point if values exceed white', async () => {
    await expect(decoded(greyRamp(32, { peak: 4 }))).rejects.toThrow('(floating point)')
    expect((await decoded(greyRamp(32))).width).toBe(256)
  })
  test.each(['Display P3', 'Rec. 2020', 'PQRS', 'sRGB IEC61966-2.1'])(
    'is not assumed for a profile named %s',
    async (name) => {
      expect((await decoded(withProfile(png, profile(name)))).width).toBe(240)
    },
  )
  test('is not assumed for SDR code points', async () => {
    expect((await decoded(withProfile(png, coded(13)))).width).toBe(240)
  })
})

describe('a picture with a gain map is shown in SDR', () => {
  test('as an Ultra HDR JPEG', async () => {
    const base = await picture(240, 160).jpeg({ quality: 95 }).toBuffer()
    const bytes = ultraHdr(base, bright)
    // sharp finds the gain map, so the file is a real one.
    expect((await sharp(bytes).metadata()).gainMap).toBeDefined()
    expect(await errorOf(bytes)).toBeLessThan(1)
  })
  test('as an AVIF with a separate HDR rendition', async () => {
    const map = { ...av1Item(await sharp(bright).avif().toBuffer(), [nclx(9, 16)]), isHidden: true }
    const base = av1Item(avif, [nclx(1, 13)])
    const bytes = heifOf([map, base], { primary: 1, brand: 'avif' })
    expect(await errorOf(bytes)).toBeLessThan(2)
  })
})
