/** A system font with the same metrics, used until the face has loaded. In % of an em. */
export type StandIn = {
  local: readonly string[] // its names on different systems
  weights?: readonly [least: number, most: number] // absent: all
  size?: number
  ascent: number
  descent: number
}

/** A variable typeface of Fontsource. The site's own files are subsets of it (`letters.ts`). */
export type Face = {
  package: string // `@fontsource-variable/…`; the printed resume uses `@fontsource/…`
  family: string
  style: 'normal' | 'italic'
  weights: readonly [least: number, most: number]
  standIns?: readonly StandIn[] // absent: `npm run fonts` measures them
}

/** To replace a typeface, change it here without `standIns`. `npm run fonts` generates the rest. */
export const FACES: { culture: Face; nature: Face } = {
  culture: {
    // the typeface of culture: what people make
    package: 'national-park',
    family: 'National Park',
    style: 'normal',
    weights: [400, 700],
    standIns: [
      {
        local: ['Arial', 'ArialMT', 'Liberation Sans'],
        weights: [200, 550],
        ascent: 103,
        descent: 30,
      },
      {
        local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weights: [551, 800],
        size: 97,
        ascent: 106,
        descent: 31,
      },
    ],
  },
  nature: {
    // the typeface of nature: what photographs show
    package: 'brygada-1918',
    family: 'Brygada 1918',
    style: 'italic',
    weights: [430, 600],
    standIns: [
      {
        local: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
        size: 110,
        ascent: 84,
        descent: 23,
      },
    ],
  },
}

/** The file of a subset (`latin-ext`) in the face's package. */
export const variableFile = ({ package: name, style }: Face, subset: string): string =>
  `@fontsource-variable/${name}/files/${name}-${subset}-wght-${style}.woff2`
