import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import * as fontkit from 'fontkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** A copy of a site with words in Greek and Arabic, and a typeface that has Greek. */
const root = mkdtempSync(join(tmpdir(), 'faces-'))
afterAll(() => rmSync(root, { recursive: true }))

const fontOf = (file: string) => fontkit.create(readFileSync(file)) as fontkit.Font
const WHOLE = 'node_modules/@fontsource-variable/brygada-1918/files/brygada-1918'
const GREEK = 'Ελένη Ά'

let said: string
beforeAll(async () => {
  for (const name of ['src', 'tools', 'package.json'])
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  const faces = join(root, 'src/fonts/faces.ts')
  const table = /(?<=export const FACES[^=]*= )\{.*?^\}/ms
  const face = (style: string) =>
    `{ package: 'brygada-1918', family: 'Brygada 1918', style: '${style}', weights: [400, 600] }`
  writeFileSync(
    faces,
    readFileSync(faces, 'utf8').replace(
      table,
      `{ culture: ${face('normal')}, nature: ${face('italic')} }`,
    ),
  )
  const content = join(root, 'src/content')
  for (const name of ['albums', 'pages', 'projects.json', 'resume.json'])
    rmSync(join(content, name), { recursive: true, force: true })
  const site = { name: GREEK, email: 'a@b.example', host: 'GitHub', url: 'https://b.example' }
  writeFileSync(join(content, 'site.json'), JSON.stringify({ ...site, description: 'ليلى' }))
  writeFileSync(join(content, 'catalog.json'), '{ "categories": [], "albums": [] }')
  writeFileSync(join(root, 'src/fonts/nature-thai.woff2'), 'of other faces')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tools/cutFonts.ts'],
    { cwd: root },
  )
  said = stdout
})

describe('the owner’s typefaces', () => {
  test.each(['culture', 'nature'])('have a file for the other script in use: %s', (role) => {
    const font = fontOf(join(root, `src/fonts/${role}-greek.woff2`))
    const has = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0)!)
    expect(Array.from(GREEK.replace(' ', '')).filter((sign) => !has(sign))).toEqual([])
    expect(has('ω')).toBe(false)
  })

  test('are in the style sheet, limited to the letters of each file', () => {
    const css = readFileSync(join(root, 'src/fonts/fonts.css'), 'utf8').replaceAll(/\s+/g, ' ')
    for (const role of ['culture', 'nature'])
      expect(css).toMatch(
        new RegExp(`${role}-greek\\.woff2.\\) [^}]*unicode-range: U\\+386-386, U\\+395-395, `),
      )
  })

  test('leave no files of former typefaces', () => {
    expect(existsSync(join(root, 'src/fonts/nature-thai.woff2'))).toBe(false)
  })

  test('lay out letters as the uncut files do', () => {
    for (const [whole, cut, text] of [
      ['latin-wght-normal', 'culture', 'office AVATAR 1/2'],
      ['greek-wght-normal', 'culture-greek', GREEK.replace(' ', '')],
    ] as const) {
      const [wanted, has] = [
        fontOf(`${WHOLE}-${whole}.woff2`),
        fontOf(join(root, `src/fonts/${cut}.woff2`)),
      ].map((font) =>
        font
          .layout(text)
          .positions.map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset]),
      )
      expect(has).toEqual(wanted)
    }
  })

  test('lack only the letters that the command reports', () => {
    expect(said).toContain(
      "No letter of Arabic (3 wanted) is in Brygada 1918; visitors see their system's font.\n",
    )
    expect(said).not.toMatch(/Greek|Latin/)
  })
})
