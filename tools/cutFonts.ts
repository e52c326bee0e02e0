/**
 * npm run fonts: cuts the site's two variable fonts down to the letters of src/fonts/letters.ts and to
 * the weights in use (DESIGN section 4), and writes them to src/fonts. A third of their bytes goes;
 * what a page shows stays the same.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { LETTERS } from '../src/fonts/letters.ts'

const FACES = [
  {
    from: 'national-park/files/national-park-SUBSET-wght-normal.woff2',
    to: 'src/fonts/national-park',
    wght: { min: 400, max: 700 },
  },
  {
    from: 'brygada-1918/files/brygada-1918-SUBSET-wght-italic.woff2',
    to: 'src/fonts/brygada-italic',
    wght: { min: 430, max: 600 },
  },
]
/** Which file of the packages has the letters, and how ours is named after it. */
const FILES = [
  { letters: LETTERS.basic, subset: 'latin', suffix: '' },
  { letters: LETTERS.extended, subset: 'latin-ext', suffix: '-extended' },
]

const { resolve } = createRequire(import.meta.url)
for (const { letters, subset, suffix } of FILES) {
  const text = letters
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .map((code) => String.fromCodePoint(code))
    .join('')
  for (const { from, to, wght } of FACES) {
    const file = resolve(`@fontsource-variable/${from.replace('SUBSET', subset)}`)
    const whole = await readFile(file)
    const cut = await subsetFont(whole, text, {
      targetFormat: 'woff2',
      variationAxes: { wght },
    })
    await writeFile(`${to}${suffix}.woff2`, cut)
    console.log(`${to}${suffix}.woff2: ${whole.length} → ${cut.length} bytes`)
  }
}
