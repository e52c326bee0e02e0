import { words } from 'virtual:words/capture'
import type { Capture } from '../content/schema'

/** `2022-06-12T09:30:00` → `12 June 2022`. */
function day(taken: string): string {
  const date = new Date(`${taken}Z`)
  return words.date(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear())
}

/**
 * How a photograph was taken, in the order of the design: camera, lens, focal length, aperture,
 * shutter, ISO, date. What is not known is left out.
 */
export function captureLine(capture: Capture = {}): string[] {
  const { camera, lens, focalLength, aperture, shutter, iso, taken } = capture
  return [
    camera,
    lens,
    focalLength && `${words.number(`${focalLength}`)} mm`,
    aperture && `ƒ/${words.number(`${aperture}`)}`,
    shutter && `${words.number(shutter)} s`,
    iso && `ISO ${words.number(`${iso}`)}`,
    taken && day(taken),
  ].filter((part) => part !== undefined && part !== 0 && part !== '') as string[]
}
