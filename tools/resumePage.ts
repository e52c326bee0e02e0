import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Project, Resume, Site } from '../src/content/schema.ts'
import { FACES } from '../src/fonts/faces.ts'
import { languageOf, rootAttributes } from '../src/content/source/site/languages.ts'
import { LETTERS } from '../src/fonts/letters.ts'
import { fontRasterizer } from '../src/prerender/drawing/fontRasterizer.ts'
import { UNITS } from '../src/relief/units.ts'
import { type Grid, OVERSCAN } from '../src/relief/terrain/grid.ts'
import { rings } from '../src/relief/rings.ts'
import { RELIEF_SEED } from '../src/theme.ts'
import type { Words } from '../src/words/words.ts'
import { subsetOf } from './planLetters.ts'

/**
 * The site's two fonts, one file per weight: browsers print variable fonts letter by letter, into a file
 * three times as large.
 */
const WEIGHTS = [
  { role: 'culture', weight: 400 },
  { role: 'culture', weight: 600 },
  { role: 'culture', weight: 700 },
  { role: 'nature', weight: 400 },
] as const

/** mm: A4, its side margin, the height of the map at its top, and the widest name on the map. */
const SHEET = { width: 210, margin: 18, map: 62, name: 150 } as const

/** mm; the largest size of the name on the map */
const LARGEST = 18

/** The side of a map cell in chart units. Coarser than on screen, for a small file. */
const CELL = 22

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** The fonts, embedded in the page. */
function faces(): string {
  const { resolve } = createRequire(import.meta.url)
  const kinds = Object.entries(LETTERS).filter(([, ranges]) => ranges.length > 0)
  return WEIGHTS.flatMap(({ role, weight }) => {
    const { package: id, style } = FACES[role]
    return kinds.map(([kind, ranges]) => {
      const file = resolve(
        `@fontsource/${id}/files/${id}-${subsetOf(kind)}-${weight}-${style}.woff2`,
      )
      const codes = ranges.map((range) => range.map((code) => code.toString(16)).join('-'))
      const range = kind === 'basic' ? '' : `unicode-range: U+${codes.join(', U+')}`
      const src = `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`
      return `@font-face { font-family: '${role}'; font-style: ${style}; font-weight: ${weight}; src: ${src}; ${range} }`
    })
  }).join('\n')
}

/** The map: the owner's relief as lines, with its summit at the left margin. */
function map(name: string): string {
  const { measure, rasterize } = fontRasterizer
  const em = measure(name, 1)
  const size = Math.min(LARGEST, SHEET.name / em)
  const unit = size / UNITS.size
  const [width, height] = [SHEET.width / unit, SHEET.map / unit]
  const left = -SHEET.margin / unit - (em * UNITS.size) / 2
  const columns = 2 * (Math.ceil(width / 2 / CELL) + OVERSCAN)
  const rows = 2 * (Math.ceil(height / 2 / CELL) + OVERSCAN)
  const sheet: Grid = {
    boxes: [{ width: 2 * width, height }],
    columns,
    rows,
    cell: CELL,
    left: left - OVERSCAN * CELL,
    top: (-rows / 2) * CELL,
  }
  const terrain = { seed: name + RELIEF_SEED, size: UNITS.size, scale: UNITS.dimension }
  const lines = rings(sheet, rasterize([name], UNITS.size, sheet), terrain)
  const view = [left, -height / 2, width, height].map(Math.round).join(' ')
  return `<header style="--size: ${size.toFixed(3)}mm">
    <svg viewBox="${view}" aria-hidden="true">${lines.map((line) => `<path d="${line}"/>`).join('')}</svg>
    <h1>${escape(name)}</h1>
  </header>`
}

const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** `https://example.com/me` → `example.com/me` */
const bare = (url: string) => url.replace(/^https?:\/\//, '')

/** The resume's words in the site's language. */
type ResumeWords = Words['resume']

/** The resume as a standalone page for printing. It loads nothing. */
export function resumePage(
  site: Site,
  projects: Project[],
  resume: Resume,
  words: ResumeWords,
): string {
  const css = readFileSync(new URL('resume.css', import.meta.url), 'utf8')
  const link = (url: string, text: string) => `<a href="${escape(url)}">${escape(text)}</a>`
  const posts = resume.experience.map(
    ({ role, place, from, to, points }) => `<article>
      <h3>${escape(role)}</h3>
      <p class="where">${escape(place)}<span>${from} – ${to ?? escape(words.today)}</span></p>
      ${list(points.map(escape))}
    </article>`,
  )
  const works = projects.map(
    ({ name, descriptions }) =>
      `<article><h3>${escape(name)}</h3><p>${escape(descriptions.join('. '))}.</p></article>`,
  )
  const skills = resume.skills.map(
    ({ group, names }) => `<dt>${escape(group)}</dt><dd>${escape(names.join(', '))}</dd>`,
  )
  const schools = resume.education.map(
    ({ title, place, year }) =>
      `<article><h3>${escape(title)}</h3><p class="where">${escape(place)}<span>${year}</span></p></article>`,
  )
  return `<!doctype html>
<html ${rootAttributes(languageOf(site))}>
<head>
  <meta charset="utf-8">
  <title>${escape(words.title(site.name))}</title>
  <style>${faces()}\n${css}</style>
</head>
<body>
  ${map(site.name)}
  <main>
    <section class="lead">
      <h2>${escape(resume.headline)}</h2>
      <p>${escape(resume.summary)}</p>
    </section>
    <section class="reach">
      <h2>${escape(words.contact)}</h2>
      ${list([
        link(`mailto:${site.email}`, site.email),
        link(site.url, bare(site.url)),
        ...(site.network ? [link(site.network.url, bare(site.network.url))] : []),
      ])}
    </section>
    <section class="work">
      <h2>${escape(words.experience)}</h2>
      ${posts.join('\n')}
    </section>
    <div>
    <section class="skills">
      <h2>${escape(words.skills)}</h2>
      <dl>${skills.join('')}</dl>
    </section>
    <section class="school">
      <h2>${escape(words.education)}</h2>
      ${schools.join('\n')}
    </section>
    <section class="nature">
      <h2>${escape(words.photography)}</h2>
      <p>${escape(resume.photography)}</p>
    </section>
    </div>
    <section class="made">
      <h2>${escape(words.projects)}</h2>
      ${works.join('\n')}
    </section>
  </main>
</body>
</html>
`
}
