import { readFileSync } from 'node:fs'
import { type Face, FACES, type StandIn } from '../src/fonts/faces.ts'
import { LETTERS } from '../src/fonts/letters.ts'
import type { Range } from '../src/fonts/wantedLetters.ts'

/** The names of fonts in style sheets: by role, whichever font it is. */
const NAMES = { culture: 'Culture', nature: 'Nature' } as const

type Ranges = readonly Range[]

const unicodeRange = (ranges: Ranges) =>
  ranges
    .map((range) => `U+${range.map((code) => code.toString(16).toUpperCase()).join('-')}`)
    .join(', ')

/** The file of a font in src/fonts with a kind of letters. */
export const fontFile = (role: string, kind: string): string =>
  `src/fonts/${role}${kind === 'basic' ? '' : `-${kind}`}.woff2`

const rule = (declarations: readonly (string | false | undefined)[]) =>
  `@font-face {\n${declarations
    .filter((one) => one !== false && one !== undefined)
    .map((one) => `  ${one};\n`)
    .join('')}}\n`

const italic = ({ style }: Face) => style === 'italic' && 'font-style: italic'

function fileRule(role: keyof typeof FACES, kind: string, ranges?: Ranges): string {
  const face = FACES[role]
  return rule([
    `font-family: '${NAMES[role]}'`,
    `src: url('/${fontFile(role, kind)}') format('woff2')`,
    `font-weight: ${face.weights.join(' ')}`,
    italic(face),
    'font-display: swap',
    ranges && `unicode-range: ${unicodeRange(ranges)}`,
  ])
}

/** Where `npm run fonts` stores the measured fallback fonts. */
export const measuredFile = (role: string) => `src/fonts/${role}.standIns.json`

/** The fallback fonts in the table of faces, or the measured ones. */
const standInsOf = (role: keyof typeof FACES): readonly StandIn[] =>
  FACES[role].standIns ??
  (JSON.parse(readFileSync(measuredFile(role), 'utf8')) as readonly StandIn[])

const standInRules = (role: keyof typeof FACES) =>
  standInsOf(role).map(({ local, weights, size, ascent, descent }) =>
    rule([
      `font-family: '${NAMES[role]} stand-in'`,
      `src: ${local.map((name) => `local('${name}')`).join(', ')}`,
      weights && `font-weight: ${weights.join(' ')}`,
      italic(FACES[role]),
      size !== undefined && `size-adjust: ${size}%`,
      `ascent-override: ${ascent}%`,
      `descent-override: ${descent}%`,
      'line-gap-override: 0%',
    ]),
  )

/** The style sheet that declares the site's fonts, with these letters by kind. */
export const fontsCss = (letters: Readonly<Record<string, Ranges>> = LETTERS): string =>
  [
    '/* The fonts and their stand-ins, as faces.ts has them. Written by `npm run fonts`. */\n',
    fileRule('culture', 'basic'),
    fileRule('nature', 'basic'),
    '/* More letters of the same faces, fetched by a page that has one of them: `extended` in letters.ts. */\n',
    ...Object.entries(letters).flatMap(([kind, ranges]) =>
      kind === 'basic' || ranges.length === 0
        ? []
        : [fileRule('culture', kind, ranges), fileRule('nature', kind, ranges)],
    ),
    '/* Until a font has come its stand-in takes the same room. */\n',
    ...standInRules('culture'),
    ...standInRules('nature'),
  ].join('')
