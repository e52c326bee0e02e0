import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import * as fontkit from 'fontkit'
import { FACES, variableFile } from '../../src/fonts/faces'
import { FONT_FAMILIES } from '../../src/theme'
import { fontsCss } from '../../tools/fontsCss'

const loose = (css: string) => css.replaceAll(/\s+/g, ' ').trim()

test('the style sheet is what the table of faces says: else run `npm run fonts`', () => {
  expect(loose(readFileSync('src/fonts/fonts.css', 'utf8'))).toBe(loose(fontsCss()))
})

test('it declares the families of the theme, and a stand-in for each', () => {
  const declared = new Set(Array.from(fontsCss().matchAll(/font-family: '(.+)'/g), ([, f]) => f))
  const named = Object.values(FONT_FAMILIES).flatMap(([face, standIn]) => [face, standIn])
  expect([...declared].toSorted()).toEqual(named.toSorted())
})

test.each(Object.entries(FACES))('the %s face calls itself as the table does', (role, face) => {
  const { resolve } = createRequire(import.meta.url)
  for (const file of [resolve(variableFile(face, 'latin')), `src/fonts/${role}.woff2`]) {
    const font = fontkit.create(readFileSync(file))
    expect('familyName' in font && font.familyName).toBe(face.family)
  }
})
