/**
 * npm run fonts: reduces the site's two variable fonts (src/fonts/faces.ts) to the letters of
 * src/fonts/wantedLetters.ts, the letters of the site's words in any script, and the weights in use. Writes
 * the fonts, the list of their letters and their style sheet to src/fonts, and reports missing letters.
 * Pages look the same as before.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import * as fontkit from 'fontkit'
import { format, resolveConfig } from 'prettier'
import subsetFont from 'subset-font'
import { ContentError } from '../src/content/source/diagnostic.ts'
import { type Face, FACES, variableFile } from '../src/fonts/faces.ts'
import { codesOf } from './codeRanges.ts'
import { fontFile, fontsCss, measuredFile } from './fontsCss.ts'
import { measureStandIns } from './measureStandIns.ts'
import { missingLetters } from './missingLetters.ts'
import { planLetters, subsetOf } from './planLetters.ts'
import { usedLetters } from './usedLetters.ts'

const { resolve } = createRequire(import.meta.url)
const roles = Object.keys(FACES) as (keyof typeof FACES)[]

/** Writes a file, formatted by prettier. */
const write = async (file: string, text: string) =>
  writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** The subsets for which a font's package has files. */
async function subsetsIn(face: Face): Promise<string[]> {
  const folder = dirname(resolve(variableFile(face, 'latin')))
  const name = new RegExp(`^${face.package}-(.+)-wght-${face.style}\\.woff2$`)
  return (await readdir(folder)).flatMap((file) => name.exec(file)?.[1] ?? [])
}

async function openFace(role: keyof typeof FACES) {
  const face = FACES[role]
  const files = new Map<string, Buffer>()
  for (const subset of await subsetsIn(face))
    files.set(subset, await readFile(resolve(variableFile(face, subset))))
  const fonts = Array.from(
    files,
    ([subset, file]) => [subset, fontkit.create(file) as fontkit.Font] as const,
  )
  const { familyName } = fonts.find(([subset]) => subset === 'latin')![1]
  if (familyName !== face.family)
    fail(
      `src/fonts/faces.ts: the ${role} face calls itself "${familyName}", not "${face.family}". Write that as its family.`,
    )
  const subsets = new Map(fonts.map(([subset, font]) => [subset, new Set(font.characterSet)]))
  return { role, ...face, files, subsets }
}

const used = await usedLetters('src/content').catch((cause: unknown) =>
  cause instanceof ContentError ? fail(cause.message) : Promise.reject(cause),
)
const faces = await Promise.all(roles.map(openFace))
const letters = planLetters(used, faces)
const has = new Set(Object.values(letters).flatMap(codesOf))
for (const line of missingLetters(used, (code) => has.has(code), faces)) console.log(line)

await write('src/fonts/letters.gen.json', JSON.stringify(letters))
const written = new Set<string>()
for (const [kind, ranges] of Object.entries(letters))
  for (const { role, files, weights } of faces) {
    if (ranges.length === 0) continue
    const [min, max] = weights
    const whole = files.get(subsetOf(kind))!
    const cut = await subsetFont(whole, String.fromCodePoint(...codesOf(ranges)), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min, max } },
    })
    const file = fontFile(role, kind)
    await writeFile(file, cut)
    written.add(file)
    console.log(`${file}: ${whole.length} → ${cut.length} bytes`)
  }
for (const name of await readdir('src/fonts'))
  if (name.endsWith('.woff2') && !written.has(`src/fonts/${name}`)) await rm(`src/fonts/${name}`)
for (const { role, files, standIns, ...face } of faces)
  if (!standIns)
    await write(
      measuredFile(role),
      JSON.stringify(await measureStandIns(files.get('latin')!, face)),
    )
await write('src/fonts/fonts.css', fontsCss(letters))
