/**
 * npm run test:thorough -- names: builds and tests a copy of the site for owners with difficult names. Run
 * this file itself with names as arguments to test only those. Each owner replaces all albums by one and
 * runs the checks that depend on content. The last owner's site is below a base path. The owners in `LOOKS`
 * also have other fonts and accents, most of them other words, and run the tests that depend on these.
 *
 * The browser visits every page of the owner's site. The browser tests with the tests' own content are left
 * out, because they take five minutes. Lint and the other unit tests do not depend on the owner. Exits 1 if
 * any test fails.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import type { Face } from '../src/fonts/faces.ts'
import { temporaryFolder } from '../tools/temporaryFolder.ts'
import { drawRidges } from './fixtures/publicFolder.ts'

/** Other fonts, accents (by day, by night and on the menu) and words of the site. */
type Look = {
  culture: Face
  nature: Face
  accent: readonly [day: string, night: string, menu: string]
  /** Default: English. `letter`: a letter of the script. */
  words?: { lang: string; locale: string; letter: string } | { lang: 'de' }
}

const SANS: Face = {
  package: 'national-park',
  family: 'National Park',
  style: 'normal',
  weights: [400, 700],
}
const SERIF: Face = {
  package: 'brygada-1918',
  family: 'Brygada 1918',
  style: 'normal',
  weights: [400, 700],
}
const ITALIC: Face = { ...SERIF, style: 'italic', weights: [430, 600] }

const LOOKS: Readonly<Record<string, Look>> = {
  'Siobhán O’Shaughnessy-Ó Dónaill': {
    culture: SERIF,
    nature: SANS,
    accent: ['#0b4fa0', '#8ec5ff', '#a8d4ff'],
    words: { lang: 'de' },
  },
  Żółwiński: {
    culture: ITALIC,
    nature: SERIF,
    accent: ['#7a3a00', '#ffb37a', '#ffc79a'],
    words: { lang: 'pl', locale: 'pl', letter: 'ł' },
  },
  "O'Brien & Sons": { culture: SANS, nature: SANS, accent: ['#5b2a9d', '#c9a7ff', '#d8c2ff'] },
  山田太郎: {
    culture: SANS,
    nature: ITALIC,
    accent: ['#1f5d2a', '#8fd89a', '#b0e8b8'],
    words: { lang: 'ar', locale: 'ar-EG', letter: 'ع' },
  },
  'Ελένη Παπαδοπούλου': {
    culture: SERIF,
    nature: ITALIC,
    accent: ['#8a1c1c', '#ff9d94', '#ffb9b2'],
    words: { lang: 'el', locale: 'el', letter: 'ω' },
  },
}

/** With this owner's look the site of the tests' own content is built and tested too, which takes a minute. */
const FIXTURE_LOOK = 'Ελένη Παπαδοπούλου'

const ALL_NAMES = [
  'Bo',
  'Siobhán O’Shaughnessy-Ó Dónaill',
  'Wolfeschlegelsteinhausenbergerdorff',
  '李小龍',
  'D"Artagnan & <Sons>',
  'Żółwiński',
  "O'Brien & Sons",
  '山田太郎',
  '😀',
  'Ελένη Παπαδοπούλου',
  // 60 letters.
  'Maximilianechristophorowitschbergerhausenwaldsteinlindenburg',
]
const given = process.argv.slice(2)
const names = given.length > 0 ? given : ALL_NAMES
const root = temporaryFolder('hard-names-')
const content = join(root, 'src/content')
const publicDir = join(root, 'public')

/** One skill has no icon, two have icons of Tabler's set. */
const SKILLS = [
  { name: 'Rust', icon: 'brand-rust' },
  { name: 'Wasserbau' },
  { name: 'Python', icon: 'python' },
  { name: 'Docker', icon: 'brand-docker' },
]
const FOOTER = [{ label: 'Prints', url: 'https://shop.example' }]
/** Its first paragraph is too short for a lead. */
const IMPRINT = `---
title: Impressum
footer: true
level: listed
---

Angaben gemäß § 5 DDG

${'Wer für diese Seiten verantwortlich ist, und wie man {name} erreicht: {email}. '.repeat(4)}
`

type Json = Record<string, unknown>
const read = (file: string) => JSON.parse(readFileSync(join(content, file), 'utf8')) as Json
const write = (file: string, json: Json) => writeFileSync(join(content, file), JSON.stringify(json))

/** Runs a command of the project on the copy. Returns whether it succeeded. */
function run(...args: string[]): boolean {
  const env = { ...process.env, TEST_ONLY: 'ownSite', THOROUGH: '1' }
  const command = `npx ${args.join(' ')}`
  return spawnSync(command, { cwd: root, env, stdio: 'inherit', shell: true }).status === 0
}

/** Copies the site without the output of commands. Links the packages, so that the copy has its own caches. */
function copySite() {
  const made = /^(node_modules|dist.*|test-results|\.git|\.cache)$/
  for (const name of readdirSync('.').filter((one) => !made.test(one)))
    cpSync(name, join(root, name), { recursive: true })
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (!/^\.(?!bin$)/.test(name))
      symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
}

/** Changes a source file of the copy. Throws if the file has no such place. */
function change(file: string, place: RegExp, text: string) {
  const before = readFileSync(join(root, file), 'utf8')
  if (!place.test(before)) throw new Error(`${file} has no ${place}`)
  writeFileSync(
    join(root, file),
    before.replace(place, () => text),
  )
}

/** Writes words of a language: the English ones with a letter of its script, and its digits and months. */
function writeWords(lang: string, locale: string, letter: string) {
  const file = `src/words/${lang}.ts`
  const english = readFileSync('src/words/en.ts', 'utf8')
  writeFileSync(join(root, file), english.replaceAll(/(?<=: '.+)(?='$|',$)/gm, ` ${letter}`))
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, i) => month.format(Date.UTC(2020, i)))
  change(file, /(?<=const MONTHS = )\[.*?\]/s, JSON.stringify(months))
  change(file, /(?<=const grouped = ).*$/m, `(n: number) => n.toLocaleString('${locale}')`)
}

/** Changes the look of the copy. */
function takeLook({ culture, nature, accent: [day, night, menu], words }: Look) {
  change(
    'src/fonts/faces.ts',
    /(?<=export const FACES[^=]*= )\{.*?^\}/ms,
    JSON.stringify({ culture, nature }),
  )
  change('src/theme.ts', /(?<=^ {2}accent: )\{.*?\}/m, `{ day: '${day}', night: '${night}' }`)
  change('src/theme.ts', /(?<='menu-accent': always\()[^)]*/, `'${menu}'`)
  change('src/theme.ts', /(?<='toast-accent': always\()[^)]*/, `'${menu}'`)
  if (words && 'locale' in words) writeWords(words.lang, words.locale, words.letter)
}

/** Unit tests that depend on the look. */
const LOOK_TESTS = [
  'classes',
  'darkroom/commands/new.test',
  'fonts',
  'newSite',
  'prerender/checkColours',
  'relief/prerenderRelief',
  'tools/resumePage',
  'words',
].map((file) => `tests/${file}`)

/** Runs the checks before the build that depend on the look. */
const runForLook = () =>
  run('tsx', 'tools/cutFonts.ts') &&
  run('prettier', '--check', '--log-level', 'warn', 'src/words', 'src/fonts/*.{css,json}') &&
  run('tsx', 'src/prerender/writeTypes.ts') &&
  run('tsc', '-p', 'tsconfig.json') &&
  run('vitest', 'run', '--project', 'unit', '--reporter=dot', ...LOOK_TESTS)

async function makeContent(name: string) {
  for (const folder of ['src', 'public']) {
    rmSync(join(root, folder), { recursive: true })
    cpSync(folder, join(root, folder), { recursive: true })
  }
  rmSync(join(content, 'albums'), { recursive: true })
  mkdirSync(join(content, 'albums'))
  mkdirSync(join(content, 'pages'), { recursive: true })
  writeFileSync(join(content, 'pages/impressum.md'), IMPRINT)
  // The first owner has only required fields.
  const { name: _name, bio, portrait, network, resume, skills: _s, ...needed } = read('site.json')
  const isBare = name === ALL_NAMES[0]
  const look = LOOKS[name]
  const lang = look ? look.words?.lang : ALL_NAMES.indexOf(name) % 2 === 1 ? 'de' : undefined
  if (isBare) rmSync(join(content, 'projects.json'))
  write('site.json', {
    ...needed,
    ...(isBare ? {} : { bio, portrait, network, resume, skills: SKILLS, footer: FOOTER }),
    ...(lang === undefined ? {} : { lang }),
    name,
    email: 'post@owner.example',
    people: { older: 'Zoë', younger: 'Ng' },
    url: `https://owner.example${name === names.at(-1) ? '/my.site' : ''}`,
  })
  write('catalog.json', {
    categories: [
      { id: 'landscape', name: 'Landscape' },
      { id: 'portraits', name: 'Portraits' },
    ],
    albums: [
      {
        id: 'tarns2026',
        name: '{name} 2026',
        year: 2026,
        category: 'landscape',
        description: 'Seen by {name}.',
      },
    ],
  })
  const photos = []
  for (const n of [1, 2, 3, 4]) {
    const id = `${n}`.repeat(12)
    const [width, height] = n % 2 ? ([900, 600] as const) : ([600, 900] as const)
    for (const w of [480, width]) {
      const size = { width: w, height: Math.round((height * w) / width) }
      const file = join(publicDir, `photos/${id}-${w}.avif`)
      await sharp(drawRidges(id, size)).avif({ effort: 0 }).toFile(file)
    }
    photos.push({ id, src: `/photos/${id}-${width}.avif`, alt: `Tarn ${n}`, width, height })
  }
  write('albums/tarns2026.json', { photos })
  if (look) takeLook(look)
}

const failed: string[] = []
copySite()
for (const name of names) {
  await makeContent(name)
  console.log(`\n${name}`)
  const builtTests = name === FIXTURE_LOOK ? 'tests/built' : 'tests/built/ownSite.test.ts'
  const isGood =
    run('tsx', 'src/prerender/checkContent.ts') &&
    (!(name in LOOKS) || runForLook()) &&
    run('vite', 'build', '--logLevel', 'error') &&
    run('tsx', 'src/privacy/checkPrivate.ts') &&
    (name !== FIXTURE_LOOK || run('tsx', 'tests/fixtures/build.ts')) &&
    run('vitest', 'run', '--project', 'built', '--reporter=dot', builtTests) &&
    run('playwright', 'test', '--project=ownSite', '--reporter=line')
  if (!isGood) failed.push(name)
}
console.log(
  failed.length ? `\nFailed for ${failed.join(', ')}.` : `\nGreen for all ${names.length}.`,
)
process.exitCode = failed.length ? 1 : 0
