import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { readContent } from '../../../../src/content/source/readContent'
import { makeFolder } from '../../../folder'

const OWN = 'tests/fixtures/content'

describe('resume.json', () => {
  let folder: string
  beforeEach(async () => {
    folder = makeFolder()
    for (const file of ['site.json', 'projects.json', 'catalog.json'])
      await cp(join(OWN, file), join(folder, file))
  })

  const read = () => readContent(folder, { photos: false })
  const spoil = async (change: Record<string, unknown>) => {
    const own: object = JSON.parse(await readFile(join(OWN, 'resume.json'), 'utf8'))
    await writeFile(join(folder, 'resume.json'), JSON.stringify({ ...own, ...change }))
  }

  test('may be absent', async () => {
    const { resume, diagnostics } = await read()
    expect(resume).toBeUndefined()
    expect(diagnostics).toEqual([])
  })
  test('has its placeholders filled', async () => {
    await spoil({ headline: '{name} on {host}' })
    const { site, resume } = await read()
    expect(resume?.headline).toBe(`${site.name} on ${site.host}`)
  })
  test('stops the build with file and place if it is invalid', async () => {
    await spoil({ education: [{ title: 'BSc', place: 'A university', year: 'long ago' }] })
    await expect(read()).rejects.toThrow(/resume\.json › education\[0\]\.year: must be a year/)
  })
})
