import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fillPlaceholders } from '../../../../src/content/source/json/placeholders'
import { AlbumFile } from '../../../../src/content/source/schema/album'

const photo = (more: object) => ({
  photos: [{ id: 'lake', src: 'https://img.example.com/a.jpg', alt: '', width: 3000, ...more }],
})
const isValid = (album: object) => v.safeParse(AlbumFile, album).success
const at = (width: number) => ({ src: `https://img.example.com/${width}.jpg`, width })

describe('a photo on another host', () => {
  test.each([
    [{ template: 'https://img.example.com/w_{W}/a.jpg', widths: [480, 960] }],
    [{ candidates: [at(320), at(640)] }],
    [{ candidates: [{ src: '/photos/0123456789ab-480.avif', width: 480 }, at(3000)] }],
    [{ mirror: { src: '/photos/0123456789ab-1600.avif', width: 1600 } }],
  ])('may have %j', (more) => {
    expect(isValid(photo(more))).toBe(true)
  })
  test.each([
    [{ template: 'https://img.example.com/a.jpg', widths: [480] }],
    [{ template: 'http://img.example.com/w_{W}/a.jpg', widths: [480] }],
    [{ template: 'javascript:{W}', widths: [480] }],
    [{ widths: [960, 480] }],
    [{ candidates: [at(640), at(640)] }],
    [{ candidates: [{ src: 'data:image/png;base64,AAAA', width: 1 }] }],
    [{ mirror: { src: 'photos/a.avif', width: 1600 } }],
  ])('may not have %j', (more) => {
    expect(isValid(photo(more))).toBe(false)
  })
  test('may have {W} in its template, which is no placeholder of the content', () => {
    const unknown: string[] = []
    const template = 'https://img.example.com/w_{W}/a.jpg'
    expect(fillPlaceholders({ template }, {}, (word) => unknown.push(word))).toEqual({ template })
    expect(unknown).toEqual([])
  })
})

test.each([{ hide: false }, { rotate: 45 }, { rotate: '90' }, { widths: [0] }])(
  'a photo may not have %j',
  (more) => expect(isValid(photo(more))).toBe(false),
)

test('the field use of an album accepts mirror and nothing unknown', () => {
  expect(isValid({ use: 'mirror', ...photo({}) })).toBe(true)
  expect(isValid({ use: 'both', ...photo({}) })).toBe(false)
})
