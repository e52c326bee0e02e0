import { describe, expect, test } from 'vitest'
import { showSame } from '../../../src/darkroom/pictures/picture'
import { inspectPicture } from '../../../src/darkroom/pictures/inspectPicture'
import { bomb, draw, jpeg, withPosition, withPositionInXmp } from '../remote/pictures'

const PIXELS = 1_000_000
const read = (bytes: Buffer) => inspectPicture(bytes, PIXELS)
const formats = {
  jpeg: () => draw(1).jpeg(),
  progressive: () => draw(1).jpeg({ progressive: true }),
  png: () => draw(1).png(),
  webp: () => draw(1).webp(),
  avif: () => draw(1).avif({ effort: 0 }),
  gif: () => draw(1).gif(),
}

describe.each(Object.entries(formats))('a picture in the format %s', (name, make) => {
  test('is read whole', async () => {
    expect(await read(await make().toBuffer())).toMatchObject({
      state: 'whole',
      width: 160,
      height: 120,
      coordinates: undefined,
    })
  })
  test('is not whole if it is cut off anywhere', async () => {
    const bytes = await make().toBuffer()
    for (const share of [0.3, 0.6, 0.95]) {
      const { state } = await read(bytes.subarray(0, Math.floor(bytes.length * share)))
      expect(['truncated', 'corrupt'], `${name} at ${share}`).toContain(state)
    }
  })
  test('is whole with other bytes after its end', async () => {
    const rest = Buffer.from('\xff\xda and the rest of it', 'latin1')
    const bytes = Buffer.concat([await make().toBuffer(), rest])
    expect((await read(bytes)).state).toBe('whole')
    expect((await read(bytes.subarray(0, -rest.length + 3))).state).toBe('whole')
  })
})

test('many pictures read at once do not affect each other', async () => {
  const whole = await jpeg(1, 900, 600)
  const cut = whole.subarray(0, whole.length / 2)
  const states = await Promise.all(
    Array.from({ length: 40 }, async (_, i) => (await read(i % 2 ? cut : whole)).state),
  )
  expect(states).toEqual(states.map((_, i) => (i % 2 ? 'truncated' : 'whole')))
})

test('the size of a picture is that after orientation', async () => {
  for (const orientation of [1, 3, 5, 6, 8]) {
    const bytes = await draw(1).withMetadata({ orientation }).jpeg().toBuffer()
    const { width, height } = await read(bytes)
    expect([width, height]).toEqual(orientation < 5 ? [160, 120] : [120, 160])
  }
})

test('a decompression bomb is measured but not decoded', async () => {
  expect(await read(bomb(await jpeg(1)))).toMatchObject({
    state: 'too-large',
    width: 20_000,
    height: 14_000,
  })
})

test.each([
  ['a page', Buffer.from('<!doctype html>')],
  ['nothing', Buffer.alloc(0)],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])('%s is not a picture', async (_, bytes) => {
  expect((await read(bytes)).type).toBeUndefined()
})

describe('the place where a photo was taken', () => {
  test('is found in EXIF and in XMP', async () => {
    expect((await read(await withPosition(1))).coordinates).toBe('exif')
    expect((await read(await withPositionInXmp(1))).coordinates).toBe('xmp')
  })
  test('is not found in empty GPS fields', async () => {
    const none = {
      GPSVersionID: '2 3 0 0',
      GPSLatitude: '0/0 0/0 0/0',
      GPSLongitude: '0/0 0/0 0/0',
    }
    const bytes = await draw(1)
      .withExif({ IFD0: { Make: 'A' }, IFD3: none })
      .jpeg()
      .toBuffer()
    expect((await read(bytes)).coordinates).toBeUndefined()
  })
})

describe('a comparison of pictures', () => {
  const of = async (make: Promise<Buffer>) => read(await make)
  test('accepts another size and format of the same picture', async () => {
    const whole = await of(jpeg(1, 600, 400))
    expect(showSame(whole, await of(draw(1, 600, 400).resize(90).webp().toBuffer()))).toBe(true)
  })
  test('refuses another picture, a crop and a rotation', async () => {
    const whole = await of(jpeg(1, 600, 400))
    const same = () => draw(1, 600, 400)
    for (const other of [draw(2, 600, 400), same().resize(90, 90), same().rotate(180)])
      expect(showSame(whole, await of(other.jpeg().toBuffer()))).toBe(false)
  })
})
