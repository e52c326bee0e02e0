import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../src/content/source/readContent'
import { listSample } from '../../tools/listSample'

/*
 * The sample content that comes with the code must match the specification. No other test uses it.
 * The tests are skipped, with a warning, once a file of the content is not as in the list of the sample:
 * then it is somebody's own. Whoever ships the sample sets SAMPLE=1, as `.ci/run` does.
 */
const SAMPLE = 'src/content'
const FILE = join(SAMPLE, 'sample.sha256')
const listed = existsSync(FILE) && readFileSync(FILE, 'utf8')
const list = await listSample('.')
const isSample = listed === list || process.env.SAMPLE === '1'
if (!isSample) console.warn(`Skipped: what the sample says. ${SAMPLE} is your own.`)

describe.runIf(isSample)('the sample', () => {
  const sample = readContent(SAMPLE)
  const albumsOf = async (category: string) =>
    (await sample).albums.filter((album) => album.category === category)

  test('has no errors', async () => {
    const { diagnostics } = await sample
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('matches the list by which `darkroom new` recognises it', () => expect(listed).toBe(list))

  test('has neutral values and links to example.com only', async () => {
    const { site, projects } = await sample
    expect(site).toMatchObject({
      name: 'Your Name',
      email: 'hello@example.com',
      host: 'GitHub',
      people: { older: 'Robin', younger: 'Wren' },
    })
    const out = projects.flatMap(({ githubLink, viewLink }) => [githubLink, viewLink?.url])
    for (const link of [site.url, site.network!.url, ...out])
      if (link) expect(new URL(link).host).toBe('example.com')
  })

  test('has four categories', async () => {
    const { categories } = await sample
    expect(categories).toMatchObject([
      { id: 'landscape', shows: 'albums', path: 'landscape', layout: 'wide' },
      { id: 'portraits', shows: 'albums', path: 'portraits', layout: 'tall' },
      { id: 'animals', shows: 'album', path: 'animals' },
      { id: 'misc', shows: 'album', path: 'miscellaneous' },
    ])
    const forgets = categories.map(({ forgetLostAlbum }) => forgetLostAlbum)
    expect(forgets).toEqual([undefined, true, undefined, undefined])
  })

  test('has the specified landscape albums', async () => {
    const rows = await albumsOf('landscape')
    expect(rows.map(({ id, name, year }) => [id, name, year])).toEqual([
      ['adirondacks2025', 'Adirondacks 2025', 2025],
      ['roadtrip2022', 'Roadtrip 2022', 2022],
      ['yellowstone2021', 'Yellowstone 2021', 2021],
      ['tetons2021', 'Grand Tetons 2021', 2021],
      ['alaska2020', 'Alaska 2020', 2020],
      ['mammoth2020', 'Mammoth 2020', 2020],
      ['yosemite2019', 'Yosemite 2019', 2019],
      ['malabar2019', 'Malabar 2019', 2019],
      ['roadtrip2018', 'Roadtrip 2018', 2018],
      ['alaska2018', 'Alaska 2018', 2018],
      ['summer2017', 'Summer 2017', 2017],
    ])
  })

  test('has the specified portrait albums and titles', async () => {
    const rows = await albumsOf('portraits')
    expect(rows.map(({ id, name, year, key, title }) => [id, name, year, key, title])).toEqual([
      ['robin-12m', 'Robin One Year', 2017, 'robin12m', 'Robin - One Year'],
      ['robin-18m', 'Robin Eighteen Months', 2018, 'robin18m', 'Robin - Eighteen Months'],
      ['beach', 'Trudy Beach Maternity', 2019, 'trudybeachmaternity', 'Trudy Beach Maternity'],
      ['snow', 'Trudy Snow Maternity', 2019, 'trudysnowmaternity', 'Trudy Snow Maternity'],
      ['wren-3m', 'Wren Three Months', 2019, 'wren3m', 'Wren - Three Months'],
      ['wren-8m', 'Wren Eight Months', 2019, 'wren8m', 'Wren - Eight Months'],
      ['wren-15m', 'Wren Fifteen Months', 2020, 'wren15m', 'Wren - Fifteen Months'],
    ])
  })

  test('has albums of 7 to 57 photos, some of them repeated', async () => {
    const { albums } = await sample
    const counts = albums.map(({ photos }) => photos.length)
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([7, 57])
    const all = albums.flatMap(({ photos }) => photos.map(({ src }) => src))
    expect(new Set(all).size).toBeLessThan(all.length)
  })

  test('shows animals and misc as albums at their own addresses', async () => {
    for (const [category, key, aliases] of [
      ['animals', 'animals', []],
      ['misc', 'miscellaneous', ['misc']],
    ] as const)
      expect(await albumsOf(category)).toMatchObject([{ key, aliases }])
  })

  test('lists portraits and makes everything else public', async () => {
    for (const { category, level } of (await sample).albums)
      expect(level).toBe(category === 'portraits' ? 'listed' : 'public')
  })

  test('shows the specified skills and projects', async () => {
    const { site, projects } = await sample
    expect(site.skills.map((skill) => skill.name).join()).toBe(
      'React,Typescript,Node.js,C#,GitHub,Python,Flask,CSS,MongoDB,SQL,Photoshop,Illustrator',
    )
    expect(projects.map((project) => project.name)).toEqual([
      'Serve & Protect',
      'Tater Tap',
      'unCaged',
      'Flappy Frank',
    ])
  })

  test('groups each skill of the about page once in its resume', async () => {
    const { site, resume } = await sample
    const grouped = resume?.skills.flatMap(({ names }) => names).toSorted()
    expect(grouped).toEqual(site.skills.map((skill) => skill.name).toSorted())
  })

  test('has a printed resume of one tagged page with a title, below 120 kB', async () => {
    const { site } = await sample
    const pdf = readFileSync(join('public', site.resume!.src))
    const text = pdf.toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(text).toContain('/Marked true')
    expect(text).toContain(`/Title (${site.name}: resume)`)
    expect(pdf.length).toBeLessThan(120_000)
  })
})
