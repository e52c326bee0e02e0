import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import * as fontkit from 'fontkit'
import { FACES, variableFile } from '../../src/fonts/faces'
import { FONT_FAMILIES } from '../../src/theme'
import { fontsCss } from '../../tools/fontsCss'

const loose = (css: string) => css.replaceAll(/\s+/g, ' ').trim()

test('fonts.css matches the table of faces (otherwise run `npm run fonts`)', () => {
  expect(loose(readFileSync('src/fonts/fonts.css', 'utf8'))).toBe(loose(fontsCss()))
})

test('the style sheet declares each family of the theme and its stand-in', () => {
  const declared = new Set(Array.from(fontsCss().matchAll(/font-family: '(.+)'/g), ([, f]) => f))
  const named = Object.values(FONT_FAMILIES).flatMap(([face, standIn]) => [face, standIn])
  expect([...declared].toSorted()).toEqual(named.toSorted())
})

test.each(Object.entries(FACES))(
  'the font files of the %s face have the family name of the table',
  (role, face) => {
    const { resolve } = createRequire(import.meta.url)
    for (const file of [resolve(variableFile(face, 'latin')), `src/fonts/${role}.woff2`]) {
      const font = fontkit.create(readFileSync(file))
      expect('familyName' in font && font.familyName).toBe(face.family)
    }
  },
)
