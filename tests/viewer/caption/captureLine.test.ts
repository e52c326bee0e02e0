import { describe, expect, test } from 'vitest'
import { captureLine } from '../../../src/viewer/caption/captureLine'

const FULL = {
  taken: '2018-08-09T19:30:00',
  iso: 100,
  shutter: '1/250',
  aperture: 8,
  focalLength: 24,
  lens: 'Wide 24-70 mm',
  camera: 'Field Camera II',
}

describe('the capture line', () => {
  test('names camera, lens, focal length, aperture, shutter, ISO and date in this order', () => {
    expect(captureLine(FULL)).toEqual([
      'Field Camera II',
      'Wide 24-70 mm',
      '24 mm',
      'ƒ/8',
      '1/250 s',
      'ISO 100',
      '9 August 2018',
    ])
  })

  test('leaves out unknown parts', () => {
    expect(captureLine({ iso: 400, aperture: 2.8 })).toEqual(['ƒ/2.8', 'ISO 400'])
    expect(captureLine({})).toEqual([])
    expect(captureLine()).toEqual([])
  })

  test('has the date of the camera, wherever the visitor is', () => {
    for (const taken of ['2020-02-29T00:00:01', '2020-02-29T23:59:59'])
      expect(captureLine({ taken })).toEqual(['29 February 2020'])
  })
})
