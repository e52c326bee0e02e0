import { describe, expect, test } from 'vitest'
import type { Probe } from '../../../../src/darkroom/remote/client/probe'
import { inspectPicture } from '../../../../src/darkroom/pictures/inspectPicture'
import { verifyOffer } from '../../../../src/darkroom/remote/checks/verifyOffer'
import { draw } from '../pictures'

const shownBy = async (seed: number) =>
  inspectPicture(await draw(seed, 1500, 1000).jpeg().toBuffer(), 1e8)
const [original, other] = [await shownBy(1), await shownBy(7)]

/** A host with a picture at these addresses and widths. */
function holding(widths: Record<string, number>, shown = original) {
  return async (url: string): Promise<Probe> => {
    const width = widths[url]
    if (width === undefined) return { url, redirects: [], kind: 'refused', status: 404 }
    const height = Math.round((width * shown.height) / shown.width)
    const picture = { ...shown, width, height }
    return {
      url,
      redirects: [],
      kind: 'body',
      type: 'image/jpeg',
      isCut: false,
      picture,
      refusesReferer: false,
    }
  }
}
describe('hosts with the size in the name', () => {
  const src = 'https://i.imgur.com/AbCdEfG.jpg'
  const at = (letter: string) => `https://i.imgur.com/AbCdEfG${letter}.jpg`

  test.each<[string, Record<string, number>, offered?: string[]]>([
    ['each size that exists, at its real width', { m: 320, l: 640, h: 1024 }, ['m', 'l', 'h', '']],
    ['no size that is missing or as large as the whole picture', { l: 600, h: 1500 }, ['l', '']],
    ['one candidate for two names of one width', { m: 320, l: 320 }, ['l', '']],
    ['nothing if no size exists', {}],
  ])('offer %s', async (_, widths, offered) => {
    const held = Object.entries(widths).map(([letter, width]) => [at(letter), width] as const)
    const offer = await verifyOffer(src, original, holding(Object.fromEntries(held)))
    expect(offer?.candidates).toEqual(
      offered?.map((letter) => ({ src: at(letter), width: widths[letter] ?? 1500 })),
    )
  })
})

test('a host with few widths is asked for these, and the photo itself is the largest', async () => {
  const src = 'https://www.example.com/_next/image?url=%2Flake.jpg&w=3840&q=75'
  const at = (width: number) =>
    `https://www.example.com/_next/image?w=${width}&q=75&url=%2Flake.jpg`
  const probe = holding({ [at(640)]: 640, [at(1080)]: 1080 })
  expect(await verifyOffer(src, original, probe)).toEqual({
    candidates: [
      { src: at(640), width: 640 },
      { src: at(1080), width: 1080 },
      { src, width: 1500 },
    ],
  })
})

describe('a host that does not keep its promised widths', () => {
  const src = 'https://img.example.com/_/lake.jpg'
  const at = (width: number) => `https://img.example.com/w_${width},f_auto/lake.jpg`
  const served = { [at(480)]: 480, [at(960)]: 960, [at(1500)]: 1500 }

  test.each([
    [
      'every width is the same file',
      holding({ [at(480)]: 1500, [at(960)]: 1500, [at(1500)]: 1500 }),
    ],
    ['they show another picture', holding(served, other)],
    ['they are not upright', holding(served, { ...original, width: 1000, height: 1500 })],
    ['the largest of the smaller ones is missing', holding({ [at(480)]: 480 })],
  ])('offers none if %s', async (_, probe) => {
    expect(await verifyOffer(src, original, probe)).toBeUndefined()
  })
  test('keeps the original as the largest if no version is as large', async () => {
    const probe = holding({ [at(480)]: 480, [at(960)]: 960 })
    expect(await verifyOffer(src, original, probe)).toEqual({
      candidates: [
        { src: at(480), width: 480 },
        { src: at(960), width: 960 },
        { src, width: 1500 },
      ],
    })
  })
})

test('an unknown host offers nothing and is not asked', async () => {
  const asked: string[] = []
  const probe = holding({})
  const watched = (url: string) => (asked.push(url), probe(url))
  expect(await verifyOffer('https://example.com/a.jpg', original, watched)).toBeUndefined()
  expect(asked).toEqual([])
})
