import { describe, expect, test } from 'vitest'
import { captureOf, exactMomentOf } from '../../../../src/darkroom/formats/metadata/capture'
import { captionFromTags } from '../../../../src/darkroom/formats/metadata/captionFromTags'
import type { Tags } from '../../../../src/darkroom/formats/metadata/tags'

type Values = Record<string, unknown>
const wrap = (values: Values = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      { value: typeof value === 'string' ? [value] : value, description: value },
    ]),
  )
const tagsOf = (exif: Values, xmp?: Values, iptc?: Values): Tags => ({
  exif: wrap(exif),
  xmp: Object.fromEntries(
    Object.entries(xmp ?? {}).map(([name, value]) => [name, { value, description: value }]),
  ),
  iptc: wrap(iptc),
  hasPlace: false,
})

describe('the capture data of a photo', () => {
  test('have only fields that may be published', () => {
    const tags = tagsOf({
      Make: 'Canon',
      Model: 'Canon EOS 7D\0\0junk',
      LensModel: 'EF24-70mm f/2.8L USM',
      FocalLength: [57, 1],
      FNumber: [11, 1],
      ExposureTime: [1, 125],
      ISOSpeedRatings: 200,
      DateTimeOriginal: '2010:12:12 12:41:35',
      BodySerialNumber: '0380319450',
      CameraOwnerName: 'Somebody',
      Software: 'Editor 7',
    })
    expect(captureOf(tags)).toEqual({
      camera: 'Canon EOS 7D',
      lens: 'EF24-70mm f/2.8L USM',
      focalLength: 57,
      aperture: 11,
      shutter: '1/125',
      iso: 200,
      taken: '2010-12-12T12:41:35',
    })
  })
  test('leave out fields that are missing, zero or nonsense', () => {
    expect(captureOf(tagsOf({}))).toBeUndefined()
    const nonsense = {
      Make: '   ',
      Model: '\0',
      LensModel: '----',
      FocalLength: [0, 1],
      FNumber: [1, 0],
      ExposureTime: [0, 0],
      ISOSpeedRatings: 0,
      DateTimeOriginal: '0000:00:00 00:00:00',
    }
    expect(captureOf(tagsOf(nonsense))).toBeUndefined()
  })
  test('fall back to XMP, and to the date of the file’s content only if a camera is named', () => {
    const xmp = { Lens: '18.0-55.0 mm f/3.5-5.6', DateCreated: '2011-03-12T15:36:11+01:00' }
    expect(captureOf(tagsOf({}, { DateCreated: xmp.DateCreated }))).toBeUndefined()
    expect(captureOf(tagsOf({ Model: 'E-P3' }, xmp))).toEqual({
      camera: 'E-P3',
      lens: '18.0-55.0 mm f/3.5-5.6',
      taken: '2011-03-12T15:36:11',
    })
    const iptc = { 'Date Created': '2011-03-12', 'Time Created': '15:36:11+01:00' }
    expect(captureOf(tagsOf({ Model: 'E-P3' }, {}, iptc))?.taken).toBe('2011-03-12T15:36:11')
  })
  test.each([
    [{ SubSecTimeOriginal: '12', OffsetTimeOriginal: '+02:00' }, '.12+02:00'],
    [{ SubSecTimeOriginal: '007 ' }, '.007'],
    [{ SubSecTimeOriginal: 'x', OffsetTimeOriginal: '-03:30' }, '-03:30'],
    [{ OffsetTimeOriginal: '+99:00' }, undefined],
    [{}, undefined],
  ])('have an exact moment for a file with %o', (exif, more) => {
    const tags = tagsOf({ DateTimeOriginal: '2024:05:06 07:08:09', ...exif })
    expect(exactMomentOf(tags)).toBe(more && `2024-05-06T07:08:09${more}`)
    expect(captureOf(tags)).toEqual({ taken: '2024-05-06T07:08:09' })
  })
  test('have the exact moment of XMP if EXIF has none', () => {
    const moment = '2024-05-06T07:08:09.5+02:00'
    expect(exactMomentOf(tagsOf({}, { DateTimeOriginal: moment }))).toBe(moment)
    expect(exactMomentOf(tagsOf({ SubSecTimeOriginal: '5' }))).toBeUndefined()
  })
  test('take a sensitivity above 16 bits from RecommendedExposureIndex', () => {
    const tags = tagsOf({ ISOSpeedRatings: 65535, RecommendedExposureIndex: 102400 })
    expect(captureOf(tags)).toEqual({ iso: 102400 })
  })
  test.each([
    ['NIKON CORPORATION', 'NIKON D5000', 'NIKON D5000'],
    ['OLYMPUS IMAGING CORP.', 'E-P3', 'OLYMPUS E-P3'],
    ['Apple', 'iPhone XS', 'Apple iPhone XS'],
    ['SONY', 'SONY', 'SONY'],
    [undefined, 'E-P3', 'E-P3'],
    ['Canon', undefined, undefined],
    ['SEIKO EPSON CORP.', 'PhotoPC', 'SEIKO EPSON PhotoPC'],
  ])('join make %s and model %s to %s', (make, model, camera) => {
    expect(captureOf(tagsOf({ Make: make, Model: model }))?.camera).toBe(camera)
  })
  test.each([
    [0.00098232, '1/1018'],
    [1 / 250, '1/250'],
    [0.3333, '1/3'],
    [0.4, '0.4'],
    [0.6, '0.6'],
    [1, '1'],
    [2.5, '2.5'],
    [30, '30'],
  ])('state %d seconds as %s', (seconds, said) => {
    expect(captureOf(tagsOf({ ExposureTime: seconds }))?.shutter).toBe(said)
  })
  test.each([
    ['2018:08:09 19:30:00', '2018-08-09T19:30:00'],
    ['2018-08-09T19:30:00.50+02:00', '2018-08-09T19:30:00'],
    ['2018-08-09T19:30', '2018-08-09T19:30:00'],
    ['2020:02:29 00:00:00', '2020-02-29T00:00:00'],
    ['2019:02:29 00:00:00', undefined],
    ['2018:13:01 00:00:00', undefined],
    ['2018:08:09 24:00:00', undefined],
    ['    :  :     :  :  ', undefined],
    ['yesterday', undefined],
  ])('read %s as the moment %s', (text, moment) => {
    expect(captureOf(tagsOf({ DateTimeOriginal: text }))?.taken).toBe(moment)
  })
})

describe('the description of a photo', () => {
  test.each([
    'Ηλιοβασίλεμα',
    'Закат над озером',
    'שקיעה מעל האגם',
    '湖の夕暮れ',
    'é',
    // Joiners, a soft hyphen, and a flag made of tags.
    'می\u200cخواهم بروم',
    'ශ්\u200dරී ලංකා',
    'Family 👨\u200d👩\u200d👧 at the lake',
    'Donau\u00addampfer',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ])('keeps every script unchanged: %s', (said) => {
    expect(captionFromTags(tagsOf({}, { description: said }))).toBe(said)
  })
  test('is in NFC, without marks of direction or byte order', () => {
    const said = '\ufeffSu\u0308dtirol\u202e,\u2067 Abend'
    expect(captionFromTags(tagsOf({}, { description: said }))).toBe('Südtirol, Abend')
  })
  test.each(['…', ' – ', '___', '¡!'])('is empty if the file has signs only: %s', (said) => {
    expect(captionFromTags(tagsOf({}, { description: said }))).toBe('')
  })
  test('is cut between words if it is long, also in scripts without blanks', () => {
    for (const word of ['mountain ', '夕暮れの湖畔', '🏔️']) {
      const said = captionFromTags(tagsOf({}, { description: word.repeat(400) }))
      expect(word.repeat(400).startsWith(said.slice(0, -1))).toBe(true)
      expect(said).toMatch(/(n|畔|の|湖|れ|\ufe0f)…$/)
      expect(said.length).toBeGreaterThan(400)
      expect(said.length).toBeLessThanOrEqual(501)
    }
  })
  test('comes from XMP, then IPTC, then EXIF', () => {
    const all = tagsOf(
      { ImageDescription: 'c' },
      { description: 'Ä boat' },
      { 'Caption/Abstract': 'b' },
    )
    expect(captionFromTags(all)).toBe('Ä boat')
    expect(captionFromTags({ ...all, xmp: {} })).toBe('b')
    expect(captionFromTags({ ...all, xmp: {}, iptc: {} })).toBe('c')
  })
  test.each([
    'OLYMPUS DIGITAL CAMERA         ',
    'SONY DSC',
    'MINOLTA DIGITAL CAMERA',
    'KODAK Digital Still Camera',
    'DCF 1.0',
    'null',
    'DSC_0042.JPG',
    'IMG_2043',
    'holiday.jpeg',
    'oznorWT',
    'Created with GIMP',
    'Processed with VSCO with f2 preset',
    'Edited in Foto Fix 2.1',
    'File written by Adobe Photoshop® 4.0',
    'charset=Ascii',
    'JPEG',
    '   ',
    'Seen from 48.88873, 2.33312',
    '(c) Somebody',
    'ask me@somewhere.example',
  ])('is never the boilerplate %j', (text) => {
    expect(captionFromTags(tagsOf({ ImageDescription: text }))).toBe('')
  })
  test('is never the name of the camera', () => {
    expect(captionFromTags(tagsOf({ Model: 'D100', ImageDescription: 'D100' }))).toBe('')
  })
  test('is one line without braces', () => {
    const said = captionFromTags(tagsOf({ ImageDescription: 'Two\n  lines {name}' }))
    expect(said).toBe('Two lines name')
  })
})

describe('a caption from a file', () => {
  test.each([
    'Lat: 47.12345 Lon: 8.54321',
    'Latitude 47.123456 Longitude 8.765432',
    "47°12.5'N 8°32.1'E",
    `47 deg 12' 34.56" N, 8 deg 32' 1.2" E`,
    'N47 12.345 E8 32.123',
    '47.12° N, 8.76° E',
    '+47.1234-008.7654/',
    '47,123456 8,765432',
    'https://maps.google.com/?q=47.12,8.76',
    'geo:47.12,8.76',
    'Cabin, N48.13721 E11.57551',
    'N 48.137°, E 11.576°',
    'S33.8568 E151.2153',
    '48 08 14 N 11 34 31 E',
    'N 48 08 14 E 11 34 31',
    '(48.1372 | 11.5755)',
    'Breite 48.13 Länge 11.57',
    '"lat":48.13,"long":11.57',
    'Long: 11.57',
  ])('leaves out the coordinates %s', (text) => {
    expect(captionFromTags(tagsOf({ ImageDescription: text }))).toBe('')
  })
  test.each([
    'Room 47, 8 o’clock',
    '12.5 miles north',
    'f/2.8 at 1/250',
    'Route 66, mile 12.75',
    'Where the N2 meets the E10',
    'Breite 3,50 m, Länge 12,00 m',
    'Footbridge, 2 km long, 3.50 m wide',
    'Filey Brigg at low tide',
    'File of camels',
    'Made in Italy: an olive press',
    'Created by Gaudí, the roof',
  ])('keeps %s', (text) => {
    expect(captionFromTags(tagsOf({ ImageDescription: text }))).toBe(text)
  })
})

test('a title replaces a missing or meaningless description', () => {
  const [xmp, iptc] = [{ title: 'a' }, { 'Object Name': 'b' }]
  expect(captionFromTags(tagsOf({ XPTitle: 'c' }, xmp, iptc))).toBe('a')
  expect(captionFromTags(tagsOf({ XPTitle: 'c' }, {}, iptc))).toBe('b')
  expect(captionFromTags(tagsOf({ XPTitle: 'c' }))).toBe('c')
  expect(captionFromTags(tagsOf({ ImageDescription: 'Fog' }, xmp))).toBe('Fog')
  expect(captionFromTags(tagsOf({ ImageDescription: 'SONY DSC' }, xmp))).toBe('a')
  expect(captionFromTags(tagsOf({}, { title: 'DSC_0042' }))).toBe('')
})

test('the default language of a caption is used', () => {
  const said = (lang: string, value: string) => ({ value, attributes: { lang } })
  const tags = tagsOf({})
  tags.xmp.description = {
    value: [said('fr', 'Lac'), said('x-default', 'Lake')],
    description: 'Lac, Lake',
  }
  expect(captionFromTags(tags)).toBe('Lake')
})

test('the first member of a list in XMP is used', () => {
  const tags = tagsOf({ Model: 'A7' })
  tags.xmp.ISOSpeedRatings = { value: [{ value: '200', attributes: {} }], description: '200' }
  expect(captureOf(tags)?.iso).toBe(200)
})
