import { describe, expect, test } from 'vitest'
import { candidates, inJpeg, largestOf, sources } from '../../src/images/sources'

const own = { src: '/photos/0123456789ab-1600.avif', width: 1600 }
const foreign = { src: 'https://img.example.com/alaska.jpg', width: 4000 }

describe("the site's own folder", () => {
  test('serves two smaller files beside the original', () => {
    expect(candidates(own)).toEqual([
      { src: '/photos/0123456789ab-480.avif', width: 480 },
      { src: '/photos/0123456789ab-960.avif', width: 960 },
      { src: '/photos/0123456789ab-1600.avif', width: 1600 },
    ])
  })
  test('serves no file larger than the original', () => {
    expect(candidates({ src: '/photos/0123456789ab-806.avif', width: 806 })).toEqual([
      { src: '/photos/0123456789ab-480.avif', width: 480 },
      { src: '/photos/0123456789ab-806.avif', width: 806 },
    ])
    expect(candidates({ src: '/photos/0123456789ab-480.avif', width: 480 })).toHaveLength(1)
  })
})

describe('an import with its own widths', () => {
  const widths = [320, 640, 1280]
  test('is served at those widths only', () => {
    const photo = { src: '/photos/0123456789ab-1000.avif', width: 1000, widths }
    expect(candidates(photo).map((c) => c.src)).toEqual([
      '/photos/0123456789ab-320.avif',
      '/photos/0123456789ab-640.avif',
      '/photos/0123456789ab-1000.avif',
    ])
  })
  test('is served from where it was uploaded, under the name of its turned file', () => {
    const src = 'https://img.example.com/ada/0123456789ab-r90-1280.avif'
    expect(candidates({ src, width: 1280 }).map((c) => c.src)).toEqual([
      'https://img.example.com/ada/0123456789ab-r90-480.avif',
      'https://img.example.com/ada/0123456789ab-r90-960.avif',
      src,
    ])
  })
})

describe('the sources of an <img>', () => {
  test('name every width in ascending order, and a plain src for readers without srcset', () => {
    expect(sources(own)).toEqual({
      src: '/photos/0123456789ab-960.avif',
      srcSet:
        '/photos/0123456789ab-480.avif 480w, /photos/0123456789ab-960.avif 960w, /photos/0123456789ab-1600.avif 1600w',
    })
  })
  test('have the smallest file that is large enough as plain src', () => {
    expect(sources(own, 350).src).toBe('/photos/0123456789ab-480.avif')
    expect(sources(own, 961).src).toBe('/photos/0123456789ab-1600.avif')
  })
  test('overstate the width of the largest grid file in a grid', () => {
    expect(sources(own, 960, true).srcSet).toBe(
      '/photos/0123456789ab-480.avif 480w, /photos/0123456789ab-960.avif 1248w, /photos/0123456789ab-1600.avif 1600w',
    )
    const upright = { src: '/photos/0123456789ab-1067.avif', width: 1067 }
    expect(sources(upright, 960, true).srcSet).toBe(
      '/photos/0123456789ab-480.avif 480w, /photos/0123456789ab-960.avif 1066w, /photos/0123456789ab-1067.avif 1067w',
    )
  })
  test('have the largest file as plain src if none is large enough', () => {
    expect(sources(own, 5000).src).toBe('/photos/0123456789ab-1600.avif')
  })
})

test('the JPEG beside each AVIF file has its name', () => {
  const srcSet =
    '/photos/0123456789ab-480.jpg 480w, /photos/0123456789ab-960.jpg 960w, /photos/0123456789ab-1600.jpg 1600w'
  expect(inJpeg(sources(own))).toEqual({ src: '/photos/0123456789ab-960.jpg', srcSet })
  expect(inJpeg({ src: own.src })).toEqual({ src: '/photos/0123456789ab-1600.jpg' })
})

test('the largest file of a photo is as wide as the photo, or the only one', () => {
  expect(largestOf({ ...own, src: '/photos/0123456789ab-960.avif' })).toBe(own.src)
  expect(largestOf({ src: foreign.src })).toBe(foreign.src)
})

describe('any other host', () => {
  test('serves the address of the owner at one width', () => {
    expect(candidates(foreign)).toEqual([foreign])
    expect(sources(foreign)).toEqual({ src: foreign.src })
  })
  test('serves an address of unknown pixel size too', () => {
    expect(candidates({ src: foreign.src })).toEqual([])
    expect(sources({ src: foreign.src })).toEqual({ src: foreign.src })
  })
  test('gets an address with extra characters at its end unchanged', () => {
    const src = '/photos/0123456789ab-1600.avif,'
    expect(sources({ src, width: 1600 })).toEqual({ src })
    expect(sources({ src: 'https://img.example.com/a.jpgg' }).src).toBe(
      'https://img.example.com/a.jpgg',
    )
  })
})

describe('an outside host described in the album file', () => {
  const src = 'https://img.example.com/alaska.jpg'
  test('fills its template with each width', () => {
    const template = 'https://img.example.com/w_{W}/alaska.jpg'
    expect(sources({ src, width: 4000, template, widths: [480, 960, 4000] })).toEqual({
      src: 'https://img.example.com/w_960/alaska.jpg',
      srcSet:
        'https://img.example.com/w_480/alaska.jpg 480w, https://img.example.com/w_960/alaska.jpg 960w, https://img.example.com/w_4000/alaska.jpg 4000w',
    })
  })
  test('uses its listed candidates as they are', () => {
    const small = { src: 'https://img.example.com/alaska_l.jpg', width: 640 }
    const given = [small, { src, width: 4000 }]
    expect(candidates({ src, width: 4000, candidates: given })).toEqual(given)
    expect(sources({ src, width: 4000, candidates: given }, 500).src).toBe(small.src)
  })
})
