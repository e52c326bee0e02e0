import { expect, test } from 'vitest'
import { captureLine } from '../../../src/viewer/caption/captureLine'

test('the capture line names camera, lens, focal length, aperture, shutter, ISO and date', () => {
  const capture = {
    taken: '2018-08-09T19:30:00',
    iso: 100,
    shutter: '1/250',
    aperture: 8,
    focalLength: 24,
    lens: 'Wide 24-70 mm',
    camera: 'Field Camera II',
  }
  expect(captureLine(capture).join()).toBe(
    'Field Camera II,Wide 24-70 mm,24 mm,ƒ/8,1/250 s,ISO 100,9 August 2018',
  )
})

test.each([
  [{ iso: 400, aperture: 2.8 }, ['ƒ/2.8', 'ISO 400']],
  // The date is the camera's, wherever the visitor is.
  [{ taken: '2020-02-29T00:00:01' }, ['29 February 2020']],
  [{ taken: '2020-02-29T23:59:59' }, ['29 February 2020']],
  [undefined, []],
])('the capture line of %j leaves out unknown parts', (capture, line) => {
  expect(captureLine(capture)).toEqual(line)
})
