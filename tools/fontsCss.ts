import { readFileSync } from 'node:fs'
import { type Face, FACES, type StandIn } from '../src/fonts/faces.ts'
import { LETTERS } from '../src/fonts/letters.ts'
import type { Range } from '../src/fonts/wantedLetters.ts'

/** CSS font families. They name a role, so that a new typeface changes no style. */
const NAMES = { culture: 'Culture', nature: 'Nature' } as const

type Ranges = readonly Range[]

const unicodeRange = (ranges: Ranges) =>
  ranges
    .map((range) => `U+${range.map((code) => code.toString(16).toUpperCase()).join('-')}`)
    .join(', ')

/** The path of a font file. `kind`: a subset of letters, see `LETTERS`. */
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

/** The path of the fallback fonts that `npm run fonts` measured for a face. */
export const measuredFile = (role: string) => `src/fonts/${role}.standIns.json`

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

/** Returns `src/fonts/fonts.css`. `letters`: code points by kind. */
export const fontsCss = (letters: Readonly<Record<string, Ranges>> = LETTERS): string =>
  [
    '/* Generated from faces.ts by `npm run fonts`. */\n',
    fileRule('culture', 'basic'),
    fileRule('nature', 'basic'),
    '/* More letters, which browsers load only for pages that use them. See `WANTED` in wantedLetters.ts. */\n',
    ...Object.entries(letters).flatMap(([kind, ranges]) =>
      kind === 'basic' || ranges.length === 0
        ? []
        : [fileRule('culture', kind, ranges), fileRule('nature', kind, ranges)],
    ),
    '/* System fonts with adjusted metrics, used until a font has loaded. */\n',
    ...standInRules('culture'),
    ...standInRules('nature'),
  ].join('')
