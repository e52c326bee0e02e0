import { describe, expect, test } from 'vitest'
import { candidates, sources } from '../../src/images/sources'

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
  test('never one that is larger than the original', () => {
    expect(candidates({ src: '/photos/0123456789ab-806.avif', width: 806 })).toEqual([
      { src: '/photos/0123456789ab-480.avif', width: 480 },
      { src: '/photos/0123456789ab-806.avif', width: 806 },
    ])
    expect(candidates({ src: '/photos/0123456789ab-480.avif', width: 480 })).toHaveLength(1)
  })
})

describe('an import with widths of its own', () => {
  const widths = [320, 640, 1280]
  test('is served at those, and at no other', () => {
    const photo = { src: '/photos/0123456789ab-1000.avif', width: 1000, widths }
    expect(candidates(photo).map((c) => c.src)).toEqual([
      '/photos/0123456789ab-320.avif',
      '/photos/0123456789ab-640.avif',
      '/photos/0123456789ab-1000.avif',
    ])
  })
  test('is found where it was uploaded to, and under the name of turned pixels', () => {
    const src = 'https://img.example.com/ada/0123456789ab-r90-1280.avif'
    expect(candidates({ src, width: 1280 }).map((c) => c.src)).toEqual([
      'https://img.example.com/ada/0123456789ab-r90-480.avif',
      'https://img.example.com/ada/0123456789ab-r90-960.avif',
      src,
    ])
  })
})

describe('what an <img> is told', () => {
  test('every width, ascending, and a plain src for readers without srcset', () => {
    expect(sources(own)).toEqual({
      src: '/photos/0123456789ab-960.avif',
      srcSet:
        '/photos/0123456789ab-480.avif 480w, /photos/0123456789ab-960.avif 960w, /photos/0123456789ab-1600.avif 1600w',
    })
  })
  test('the plain src is the smallest that is large enough', () => {
    expect(sources(own, 350).src).toBe('/photos/0123456789ab-480.avif')
    expect(sources(own, 961).src).toBe('/photos/0123456789ab-1600.avif')
  })
  test('in a grid, the file below those of the viewer counts as a quarter wider', () => {
    expect(sources(own, 960, true).srcSet).toBe(
      '/photos/0123456789ab-480.avif 480w, /photos/0123456789ab-960.avif 1248w, /photos/0123456789ab-1600.avif 1600w',
    )
    const upright = { src: '/photos/0123456789ab-1067.avif', width: 1067 }
    expect(sources(upright, 960, true).srcSet).toBe(
      '/photos/0123456789ab-480.avif 480w, /photos/0123456789ab-960.avif 1066w, /photos/0123456789ab-1067.avif 1067w',
    )
  })
  test('where none is large enough it is the largest', () => {
    expect(sources(own, 5000).src).toBe('/photos/0123456789ab-1600.avif')
  })
})

describe('any other host', () => {
  test('serves the address that the owner wrote, at one width', () => {
    expect(candidates(foreign)).toEqual([foreign])
    expect(sources(foreign)).toEqual({ src: foreign.src })
  })
  test('also where the pixels are not known', () => {
    expect(candidates({ src: foreign.src })).toEqual([])
    expect(sources({ src: foreign.src })).toEqual({ src: foreign.src })
  })
  test('an address with something stuck to its end is asked for as it stands', () => {
    const src = '/photos/0123456789ab-1600.avif,'
    expect(sources({ src, width: 1600 })).toEqual({ src })
    expect(sources({ src: 'https://img.example.com/a.jpgg' }).src).toBe(
      'https://img.example.com/a.jpgg',
    )
  })
})

describe('what an outside host can do, as the album file has it', () => {
  const src = 'https://img.example.com/alaska.jpg'
  test('a template is filled with each width', () => {
    const template = 'https://img.example.com/w_{W}/alaska.jpg'
    expect(sources({ src, width: 4000, template, widths: [480, 960, 4000] })).toEqual({
      src: 'https://img.example.com/w_960/alaska.jpg',
      srcSet:
        'https://img.example.com/w_480/alaska.jpg 480w, https://img.example.com/w_960/alaska.jpg 960w, https://img.example.com/w_4000/alaska.jpg 4000w',
    })
  })
  test('listed candidates are taken as they are', () => {
    const small = { src: 'https://img.example.com/alaska_l.jpg', width: 640 }
    const given = [small, { src, width: 4000 }]
    expect(candidates({ src, width: 4000, candidates: given })).toEqual(given)
    expect(sources({ src, width: 4000, candidates: given }, 500).src).toBe(small.src)
  })
})
