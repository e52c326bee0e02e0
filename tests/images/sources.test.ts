import { describe, expect, test } from 'vitest'
import { candidates, inJpeg, largestOf, sources } from '../../src/images/sources'

const own = { src: '/photos/0123456789ab-1600.avif', width: 1600 }
const foreign = { src: 'https://img.example.com/alaska.jpg', width: 4000 }

const filesAt = (stem: string, ...widths: number[]) =>
  widths.map((width) => ({ src: `${stem}-${width}.avif`, width }))
const HERE = '/photos/0123456789ab'
const UPLOADED = 'https://img.example.com/ada/0123456789ab-r90'

test.each<[string, Parameters<typeof candidates>[0], ReturnType<typeof candidates>]>([
  ['two smaller ones beside the original', own, filesAt(HERE, 480, 960, 1600)],
  ['none larger than the original', filesAt(HERE, 806)[0]!, filesAt(HERE, 480, 806)],
  ['only the original if it is the smallest', filesAt(HERE, 480)[0]!, filesAt(HERE, 480)],
  [
    'those at the widths of its import',
    { ...filesAt(HERE, 1000)[0]!, widths: [320, 640, 1280] },
    filesAt(HERE, 320, 640, 1000),
  ],
  [
    'those beside its turned file where it was uploaded',
    filesAt(UPLOADED, 1280)[0]!,
    filesAt(UPLOADED, 480, 960, 1280),
  ],
  ["the owner's address on any other host", foreign, [foreign]],
  ['unknown if its width is unknown', { src: foreign.src }, []],
])('the files of a photo are %s', (_, photo, files) => {
  expect(candidates(photo)).toEqual(files)
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
  test.each([foreign, { src: foreign.src }])('serves the address of the owner: %j', (photo) => {
    expect(sources(photo)).toEqual({ src: foreign.src })
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
