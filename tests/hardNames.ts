/**
 * npm run test:thorough -- names: gives the site to owners with hard names, in a copy of it; run by itself, to
 * those whose names are given as arguments. Each deletes every album of the content, adds one of the same
 * name, and runs the checks that look at content; the last one's site stands below a base path. Those of
 * `LOOKS` have other faces, accents and words too, and run besides what of `npm test` these can reach.
 *
 * Of `npm test`, the browser's walk through the tests' own content is left out, as it takes five minutes for
 * each owner; the browser looks at every page of the owner's own. Lint and the other unit tests are left out, as
 * they read nothing that these owners change. Exits 1 if any fails.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import type { Face } from '../src/fonts/faces.ts'
import { drawRidges } from './fixtures/publicFolder.ts'

/** Another look of the site: its faces, its accent by day, by night and on the menu, and its words. */
type Look = {
  culture: Face
  nature: Face
  accent: readonly [day: string, night: string, menu: string]
  /** English where absent. `letter` is of its script. */
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

/** In whose look the site of the tests' own content is built, and its files tested: a minute. */
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
const root = mkdtempSync(join(tmpdir(), 'hard-names-'))
const content = join(root, 'src/content')
const publicDir = join(root, 'public')

/** As owners have them: few, one without an icon, one of the open set. */
const SKILLS = [
  { name: 'Rust', icon: 'brand-rust' },
  { name: 'Wasserbau' },
  { name: 'Python', icon: 'python' },
  { name: 'Docker', icon: 'brand-docker' },
]
const FOOTER = [{ label: 'Prints', url: 'https://shop.example' }]
/** It begins with a line that is no lead. */
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

/** Runs a command of the project on the copy, and says whether it went well. */
function run(...args: string[]): boolean {
  const env = { ...process.env, TEST_ONLY: 'ownSite', THOROUGH: '1' }
  const { status } = spawnSync('npx', args, { cwd: root, env, stdio: 'inherit' })
  return status === 0
}

/** Copies the site but for what commands have made. Packages are links: what is kept beside them is the copy's. */
function copySite() {
  const made = /^(node_modules|dist.*|test-results|\.git|\.cache)$/
  for (const name of readdirSync('.').filter((one) => !made.test(one)))
    cpSync(name, join(root, name), { recursive: true })
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (!/^\.(cache|vite)/.test(name))
      symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
}

/** Changes a source file of the copy. Throws where it has no such place. */
function change(file: string, place: RegExp, text: string) {
  const before = readFileSync(join(root, file), 'utf8')
  if (!place.test(before)) throw new Error(`${file} has no ${place}`)
  writeFileSync(
    join(root, file),
    before.replace(place, () => text),
  )
}

/** Writes the words of a language: those of English, each with a letter of its script, its digits and months. */
function writeWords(lang: string, locale: string, letter: string) {
  const file = `src/words/${lang}.ts`
  const english = readFileSync('src/words/en.ts', 'utf8')
  writeFileSync(join(root, file), english.replaceAll(/(?<=: '.+)(?='$|',$)/gm, ` ${letter}`))
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, i) => month.format(Date.UTC(2020, i)))
  change(file, /(?<=const MONTHS = )\[.*?\]/s, JSON.stringify(months))
  change(file, /(?<=const grouped = ).*$/m, `(n: number) => n.toLocaleString('${locale}')`)
}

/** Gives the copy a look, as an owner does. */
function takeLook({ culture, nature, accent: [day, night, menu], words }: Look) {
  change(
    'src/fonts/faces.ts',
    /(?<=export const FACES[^=]*= )\{.*?^\}/ms,
    JSON.stringify({ culture, nature }),
  )
  change('src/theme.ts', /(?<=^ {2}accent: ).*(?=,$)/m, `{ day: '${day}', night: '${night}' }`)
  change('src/theme.ts', /(?<='menu-accent': always\()[^)]*/, `'${menu}'`)
  change('src/theme.ts', /(?<='toast-accent': always\()[^)]*/, `'${menu}'`)
  if (words && 'locale' in words) writeWords(words.lang, words.locale, words.letter)
}

/** Unit tests that read what an owner's look changes. */
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

/** What of `npm test` an owner's look can reach, before the build. */
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
  // The first has nothing that need not be.
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
try {
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
} finally {
  rmSync(root, { recursive: true })
}
console.log(
  failed.length ? `\nFailed for ${failed.join(', ')}.` : `\nGreen for all ${names.length}.`,
)
process.exitCode = failed.length ? 1 : 0
