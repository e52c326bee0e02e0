import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readContent } from '../../src/content/read'

const OWN = 'src/content'

describe('resume.json', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'resume-'))
    for (const file of ['site.json', 'projects.json', 'catalog.json'])
      await cp(join(OWN, file), join(folder, file))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const read = () => readContent(folder, { photos: false })
  const spoil = async (change: Record<string, unknown>) => {
    const own: object = JSON.parse(await readFile(join(OWN, 'resume.json'), 'utf8'))
    await writeFile(join(folder, 'resume.json'), JSON.stringify({ ...own, ...change }))
  }

  test('may be absent, where the resume was made elsewhere', async () => {
    const { resume, findings } = await read()
    expect(resume).toBeUndefined()
    expect(findings).toEqual([])
  })
  test('has its placeholders filled', async () => {
    await spoil({ headline: '{name} on {host}' })
    const { site, resume } = await read()
    expect(resume?.headline).toBe(`${site.name} on ${site.host}`)
  })
  test('stops the build, by file and place, when it is not a resume', async () => {
    await spoil({ education: [{ title: 'BSc', place: 'A university', year: 'long ago' }] })
    await expect(read()).rejects.toThrow(/resume\.json › education\[0\]\.year: must be a year/)
  })
})

describe('the sample resume', () => {
  test('groups the skills that the about page shows, each once', async () => {
    const { site, resume } = await readContent(OWN, { photos: false })
    const grouped = resume?.skills.flatMap(({ names }) => names).toSorted()
    expect(grouped).toEqual(site.skills.map(({ name }) => name).toSorted())
  })
  test('is one tagged page with a title, and light', async () => {
    const { site } = await readContent(OWN, { photos: false })
    const pdf = await readFile(join('public', site.resume.src))
    const text = pdf.toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(text).toContain('/Marked true')
    expect(text).toContain(`/Title (${site.name}: resume)`)
    expect(pdf.length).toBeLessThan(120_000)
  })
})
