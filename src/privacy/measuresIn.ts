import { hasCoordinates } from '../content/source/hasCoordinates.ts'
import { decodeText } from './decodeText.ts'

/** Where a photo was taken, or by which camera of all. */
export type Measure = { kind: 'place' | 'serial'; text: string }

/** What no text with coordinates is without. */
const NUMBERS = /\d[.,]\d|\d\s*(?:°|º|deg)|geo:/i
/** As exif, XMP and programs name them, with a value. */
const LABELS: [Measure['kind'], RegExp][] = [
  [
    'place',
    /\bGPS(?:Latitude|Longitude|Position|Coordinates)["'`]?\s*[:=>]\s*["'`]?[-+]?\d[\w.,/°-]*/i,
  ],
  [
    'serial',
    /\b(?:\w*serial[\s_-]?(?:number|no|nr)|serial)["'`]?\.?\s*[:=#>]\s*["'`]?(?=[\w-]*\d)[A-Z\d-]{4,}/i,
  ],
]

/** Coordinates and serial numbers that a file tells, the first of each, unless the owner wrote them of the site. */
export function measuresIn(text: string, reading: readonly string[], ownWords: string): Measure[] {
  const found = new Map<Measure['kind'], string>()
  for (const [kind, pattern] of LABELS) {
    const [said] = pattern.exec(text) ?? []
    if (said !== undefined && !ownWords.includes(said)) found.set(kind, said)
  }
  for (const piece of reading) {
    if (found.has('place')) break
    if (!NUMBERS.test(piece)) continue
    const said = decodeText(piece).trim()
    if (hasCoordinates(said) && !ownWords.includes(said.replace(WRAPPED, '$2')))
      found.set('place', said)
  }
  return Array.from(found, ([kind, said]) => ({ kind, text: said }))
}

/** The quotes of a script's text, or the name of a JSON value. */
const WRAPPED = /^(["'`]|[\w-]+: )?(.*?)(["'`])?$/s
