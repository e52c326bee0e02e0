import { readFileSync } from 'node:fs'
import { type Face, FACES, type StandIn } from '../src/fonts/faces.ts'
import { LETTERS } from '../src/fonts/letters.ts'

/** What style sheets call a face: by its role, whichever it is. */
const NAMES = { culture: 'Culture', nature: 'Nature' } as const

const EXTENDED = LETTERS.extended
  .map((range) => `U+${range.map((code) => code.toString(16).toUpperCase()).join('-')}`)
  .join(', ')

const rule = (declarations: readonly (string | false | undefined)[]) =>
  `@font-face {\n${declarations
    .filter((one) => one !== false && one !== undefined)
    .map((one) => `  ${one};\n`)
    .join('')}}\n`

const italic = ({ style }: Face) => style === 'italic' && 'font-style: italic'

function fileRule(role: keyof typeof FACES, suffix: '' | '-extended'): string {
  const face = FACES[role]
  return rule([
    `font-family: '${NAMES[role]}'`,
    `src: url('/src/fonts/${role}${suffix}.woff2') format('woff2')`,
    `font-weight: ${face.weights.join(' ')}`,
    italic(face),
    'font-display: swap',
    suffix !== '' && `unicode-range: ${EXTENDED}`,
  ])
}

/** Where `npm run fonts` keeps the stand-ins that it has measured. */
export const measuredFile = (role: string) => `src/fonts/${role}.standIns.json`

/** Those that the table of faces names, else those that were measured. */
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

/** The style sheet that declares the site's faces. */
export const fontsCss = (): string =>
  [
    '/* The fonts and their stand-ins, as faces.ts has them. Written by `npm run fonts`. */\n',
    fileRule('culture', ''),
    fileRule('nature', ''),
    '/* More letters of the same faces, fetched by a page that has one of them: `extended` in letters.ts. */\n',
    fileRule('culture', '-extended'),
    fileRule('nature', '-extended'),
    '/* Until a font has come its stand-in takes the same room. */\n',
    ...standInRules('culture'),
    ...standInRules('nature'),
  ].join('')
