/**
 * npm run fonts: cuts the site's two variable fonts down to the signs of western and central European
 * languages and to the weights in use (DESIGN section 4), and writes them to src/fonts. A third of
 * their bytes goes; what a page shows stays the same.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const CUTS = [
  {
    from: '@fontsource-variable/national-park/files/national-park-latin-wght-normal.woff2',
    to: 'src/fonts/national-park.woff2',
    wght: { min: 400, max: 700 },
  },
  {
    from: '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-italic.woff2',
    to: 'src/fonts/brygada-italic.woff2',
    wght: { min: 430, max: 600 },
  },
]

/** Basic Latin to Latin Extended-A, and the punctuation that a text sets. */
const SIGNS =
  [
    [0x20, 0x7e],
    [0xa0, 0x17f],
  ]
    .flatMap(([from, to]) => Array.from({ length: to! - from! + 1 }, (_, i) => from! + i))
    .map((code) => String.fromCodePoint(code))
    .join('') + '–—‘’‚“”„•…‹›€™−×'

const { resolve } = createRequire(import.meta.url)
for (const { from, to, wght } of CUTS) {
  const whole = await readFile(resolve(from))
  const cut = await subsetFont(whole, SIGNS, { targetFormat: 'woff2', variationAxes: { wght } })
  await writeFile(to, cut)
  console.log(`${to}: ${whole.length} → ${cut.length} bytes`)
}
