import { hasCoordinates } from '../content/source/hasCoordinates.ts'
import { readableText } from './readableText.ts'

export type Measure = { kind: 'place' | 'serial'; text: string }

const NUMBERS = /\d[.,]\d|\d\s*(?:°|º|deg)|geo:|\d\s*[NS]\b|\b[NS]\s*\d/i
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

/** The first coordinates and the first serial number in a file, except those in the owner's own words. */
export function measuresIn(text: string, reading: readonly string[], ownWords: string): Measure[] {
  const found = new Map<Measure['kind'], string>()
  for (const [kind, pattern] of LABELS) {
    const [said] = pattern.exec(text) ?? []
    if (said !== undefined && !ownWords.includes(said)) found.set(kind, said)
  }
  for (const piece of reading) {
    if (found.has('place')) break
    if (!NUMBERS.test(piece)) continue
    const said = readableText(piece).trim()
    if (hasCoordinates(said) && !ownWords.includes(said.replace(WRAPPED, '$2')))
      found.set('place', said)
  }
  return Array.from(found, ([kind, said]) => ({ kind, text: said }))
}

/** The quotes of a script, or the name of a JSON value. */
const WRAPPED = /^(["'`]|[\w-]+: )?(.*?)(["'`])?$/s
