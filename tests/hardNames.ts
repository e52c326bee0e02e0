/**
 * npm run test:thorough -- names: gives the site to ten owners with hard names, in a copy; run by itself, to
 * those whose names are given as arguments. Each deletes every album of the content, adds one of the same
 * name, and runs the checks that look at content; the last one's site stands below a base path. Exits 1 if
 * any fails.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawRidges } from './fixtures/publicFolder.ts'

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
  // 60 letters.
  'Maximilianechristophorowitschbergerhausenwaldsteinlindenburg',
]
const given = process.argv.slice(2)
const names = given.length > 0 ? given : ALL_NAMES
const place = mkdtempSync(join(tmpdir(), 'hard-names-'))
const content = join(place, 'content')
const publicDir = join(place, 'public')
const out = join(place, 'dist')

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
  const env = {
    ...process.env,
    CONTENT: content,
    PUBLIC_DIR: publicDir,
    OUT_DIR: out,
    TEST_ONLY: 'ownSite',
    THOROUGH: '1',
  }
  const { status } = spawnSync('npx', args, { env, stdio: 'inherit' })
  return status === 0
}

async function makeContent(name: string) {
  cpSync('src/content', content, { recursive: true, filter: (file) => !file.endsWith('.ts') })
  cpSync('public', publicDir, { recursive: true })
  rmSync(join(content, 'albums'), { recursive: true })
  mkdirSync(join(content, 'albums'))
  mkdirSync(join(content, 'pages'), { recursive: true })
  writeFileSync(join(content, 'pages/impressum.md'), IMPRINT)
  // The first has nothing that need not be.
  const { name: _name, bio, portrait, network, resume, skills: _s, ...needed } = read('site.json')
  const isBare = name === ALL_NAMES[0]
  const isGerman = ALL_NAMES.indexOf(name) % 2 === 1
  if (isBare) rmSync(join(content, 'projects.json'))
  write('site.json', {
    ...needed,
    ...(isBare ? {} : { bio, portrait, network, resume, skills: SKILLS, footer: FOOTER }),
    ...(isGerman ? { lang: 'de' } : {}),
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
}

const failed: string[] = []
try {
  for (const name of names) {
    await makeContent(name)
    console.log(`\n${name}`)
    const isGood =
      run('tsx', 'src/prerender/checkContent.ts', content) &&
      run('vite', 'build', '--logLevel', 'error') &&
      run('vitest', 'run', '--project', 'built', '--reporter=dot', 'tests/built/ownSite.test.ts') &&
      run('playwright', 'test', '--project=ownSite', '--reporter=line')
    if (!isGood) failed.push(name)
  }
} finally {
  rmSync(place, { recursive: true })
}
console.log(
  failed.length ? `\nFailed for ${failed.join(', ')}.` : `\nGreen for all ${names.length}.`,
)
process.exitCode = failed.length ? 1 : 0
