/**
 * npm run fonts: cuts the site's two variable fonts (src/fonts/faces.ts) down to the letters of
 * src/fonts/wantedLetters.ts and to the weights in use, and writes them to src/fonts, with the letters that both have
 * and the style sheet that declares them. A third of their bytes goes; what a page shows stays the same.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { format, resolveConfig } from 'prettier'
import subsetFont from 'subset-font'
import { FACES, variableFile } from '../src/fonts/faces.ts'
import { WANTED } from '../src/fonts/wantedLetters.ts'
import { codesOf, rangesOf } from './codeRanges.ts'
import { measureStandIns } from './measureStandIns.ts'

/** Which file of the packages has the letters, and how ours is named after it. */
const FILES = [
  { kind: 'basic', subset: 'latin', suffix: '' },
  { kind: 'extended', subset: 'latin-ext', suffix: '-extended' },
] as const
/** What no file has: it shows nothing. */
const SOFT_HYPHEN = 0xad

const { resolve } = createRequire(import.meta.url)
const roles = Object.keys(FACES) as (keyof typeof FACES)[]

/** Writes a file as the formatter has it. */
const write = async (file: string, text: string) =>
  writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))

const wholes = new Map<string, Buffer>()
for (const role of roles) {
  const face = FACES[role]
  for (const { kind, subset } of FILES) {
    const bytes = await readFile(resolve(variableFile(face, subset)))
    wholes.set(`${role} ${kind}`, bytes)
  }
  const { familyName } = fontkit.create(wholes.get(`${role} basic`)!) as fontkit.Font
  if (familyName !== face.family) {
    console.error(
      `src/fonts/faces.ts: the ${role} face calls itself "${familyName}", not "${face.family}". Write that as its family.`,
    )
    process.exit(1)
  }
}

const letters: Record<string, number[][]> = {}
for (const { kind, suffix } of FILES) {
  const has = roles.map((role) => {
    const font = fontkit.create(wholes.get(`${role} ${kind}`)!) as fontkit.Font
    return new Set(font.characterSet)
  })
  const wanted = codesOf(WANTED[kind])
  const isThere = (code: number) => code === SOFT_HYPHEN || has.every((set) => set.has(code))
  const lacking = wanted.filter((code) => !isThere(code))
  if (lacking.length)
    console.log(
      `${lacking.length} letters are not in both faces, and words with them are set in another: ${String.fromCodePoint(...lacking)}`,
    )
  const codes = wanted.filter(isThere)
  letters[kind] = rangesOf(codes)
  for (const role of roles) {
    const [min, max] = FACES[role].weights
    const whole = wholes.get(`${role} ${kind}`)!
    const cut = await subsetFont(whole, String.fromCodePoint(...codes), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min, max } },
    })
    const file = `src/fonts/${role}${suffix}.woff2`
    await writeFile(file, cut)
    console.log(`${file}: ${whole.length} → ${cut.length} bytes`)
  }
}
await write('src/fonts/letters.gen.json', JSON.stringify(letters))
// It takes the letters that were just written.
const { fontsCss, measuredFile } = await import('./fontsCss.ts')
for (const role of roles)
  if (!FACES[role].standIns) {
    const standIns = await measureStandIns(wholes.get(`${role} basic`)!, FACES[role])
    await write(measuredFile(role), JSON.stringify(standIns))
  }
await write('src/fonts/fonts.css', fontsCss())
