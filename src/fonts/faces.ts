/** A face to be seen until the site's own has come, which takes the same room. Shares of an em, in %. */
export type StandIn = {
  /** Names by which systems have it. */
  local: readonly string[]
  /** Weights for which it stands in; absent: all. */
  weights?: readonly [least: number, most: number]
  size?: number
  ascent: number
  descent: number
}

/** A variable face of Fontsource, of which the site has its letters (`letters.ts`) and weights in files of its own. */
export type Face = {
  /** The packages `@fontsource-variable/…` and, for the printed resume, `@fontsource/…`. */
  package: string
  /** What the font calls itself. */
  family: string
  style: 'normal' | 'italic'
  weights: readonly [least: number, most: number]
  /** Absent: `npm run fonts` measures them. */
  standIns?: readonly StandIn[]
}

/**
 * The site's two faces. To have others: install their packages, name them here without `standIns`, and run
 * `npm run fonts`, which measures these and writes everything else in this folder. The stand-ins here were
 * measured over the site's own words.
 */
export const FACES: { culture: Face; nature: Face } = {
  /** For what people make. */
  culture: {
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
  /** For what photographs show. */
  nature: {
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

/** A file of a face in its package `@fontsource-variable/…`, by the subset as the package calls it: `latin-ext`. */
export const variableFile = ({ package: name, style }: Face, subset: string): string =>
  `@fontsource-variable/${name}/files/${name}-${subset}-wght-${style}.woff2`
