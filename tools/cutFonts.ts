/**
 * npm run fonts: cuts the site's two variable fonts (src/fonts/faces.ts) down to the letters of
 * src/fonts/letters.ts and to the weights in use, and writes them to src/fonts, with the style sheet that
 * declares them. A third of their bytes goes; what a page shows stays the same.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { format, resolveConfig } from 'prettier'
import subsetFont from 'subset-font'
import { FACES, variableFile } from '../src/fonts/faces.ts'
import { LETTERS } from '../src/fonts/letters.ts'
import { fontsCss } from './fontsCss.ts'

/** Which file of the packages has the letters, and how ours is named after it. */
const FILES = [
  { letters: LETTERS.basic, subset: 'latin', suffix: '' },
  { letters: LETTERS.extended, subset: 'latin-ext', suffix: '-extended' },
] as const

const { resolve } = createRequire(import.meta.url)
for (const { letters, subset, suffix } of FILES) {
  const text = letters
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .map((code) => String.fromCodePoint(code))
    .join('')
  for (const [role, face] of Object.entries(FACES)) {
    const whole = await readFile(resolve(variableFile(face, subset)))
    const [min, max] = face.weights
    const cut = await subsetFont(whole, text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min, max } },
    })
    const file = `src/fonts/${role}${suffix}.woff2`
    await writeFile(file, cut)
    console.log(`${file}: ${whole.length} → ${cut.length} bytes`)
  }
}
const CSS = 'src/fonts/fonts.css'
const style = { ...(await resolveConfig(CSS)), filepath: CSS }
await writeFile(CSS, await format(fontsCss(), style))
