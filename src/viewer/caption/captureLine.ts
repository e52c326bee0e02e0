import { words } from 'virtual:words/capture'
import type { Capture } from '../../content/schema'

/** Formats a date: `2022-06-12T09:30:00` → `12 June 2022`. */
function day(taken: string): string {
  const date = new Date(`${taken}Z`)
  return words.date(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear())
}

/** The parts of the capture line in the design's order. Unknown parts are left out. */
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
  ].flatMap((part) => part || [])
}
