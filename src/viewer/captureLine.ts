import type { Capture } from '../content/schema'

const day = (taken: string) =>
  new Date(`${taken}Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/**
 * How a photograph was taken, in the order of the design: camera, lens, focal length, aperture,
 * shutter, ISO, date. What is not known is left out.
 */
export function captureLine(capture: Capture = {}): string[] {
  const { camera, lens, focalLength, aperture, shutter, iso, taken } = capture
  return [
    camera,
    lens,
    focalLength && `${focalLength} mm`,
    aperture && `ƒ/${aperture}`,
    shutter && `${shutter} s`,
    iso && `ISO ${iso}`,
    taken && day(taken),
  ].filter((part) => part !== undefined && part !== 0 && part !== '') as string[]
}
