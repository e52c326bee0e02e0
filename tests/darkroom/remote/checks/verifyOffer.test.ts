import { describe, expect, test } from 'vitest'
import type { Probe } from '../../../../src/darkroom/remote/client/probe'
import { inspectPicture } from '../../../../src/darkroom/pictures/inspectPicture'
import { verifyOffer } from '../../../../src/darkroom/remote/checks/verifyOffer'
import { draw } from '../pictures'

const original = await inspectPicture(await draw(1, 1500, 1000).jpeg().toBuffer(), 1e8)

/** A host with one picture at these addresses and widths. */
function holding(widths: Record<string, number>) {
  return async (url: string): Promise<Probe> => {
    const width = widths[url]
    if (width === undefined) return { url, redirects: [], kind: 'refused', status: 404 }
    const height = Math.round((width * original.height) / original.width)
    const picture = { ...original, width, height }
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

  test('offer each size that exists, at its real width', async () => {
    const probe = holding({ [at('m')]: 320, [at('l')]: 640, [at('h')]: 1024 })
    expect(await verifyOffer(src, original, probe)).toEqual({
      candidates: [
        { src: at('m'), width: 320 },
        { src: at('l'), width: 640 },
        { src: at('h'), width: 1024 },
        { src, width: 1500 },
      ],
    })
  })
  test('leave out sizes that are missing or as large as the whole picture', async () => {
    const probe = holding({ [at('l')]: 600, [at('h')]: 1500 })
    expect(await verifyOffer(src, original, probe)).toEqual({
      candidates: [
        { src: at('l'), width: 600 },
        { src, width: 1500 },
      ],
    })
  })
  test('offer one candidate for two names of one width', async () => {
    const probe = holding({ [at('m')]: 320, [at('l')]: 320 })
    expect((await verifyOffer(src, original, probe))?.candidates).toHaveLength(2)
  })
  test('offer nothing if no size exists', async () => {
    expect(await verifyOffer(src, original, holding({}))).toBeUndefined()
  })
})

describe('hosts with few widths', () => {
  const src = 'https://www.example.com/_next/image?url=%2Flake.jpg&w=3840&q=75'
  const at = (width: number) =>
    `https://www.example.com/_next/image?w=${width}&q=75&url=%2Flake.jpg`
  test('are asked for these widths, and the photo itself is the largest', async () => {
    const probe = holding({ [at(640)]: 640, [at(1080)]: 1080 })
    expect(await verifyOffer(src, original, probe)).toEqual({
      candidates: [
        { src: at(640), width: 640 },
        { src: at(1080), width: 1080 },
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
