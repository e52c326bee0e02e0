import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { scanFolder } from '../../src/privacy/scanFolder'
import { scanBuild } from '../../src/privacy/scanBuild'
import { copyContent } from '../fixtures/copyContent'
import { fill, makeFolder } from '../folder'
import { scanOf } from './site'

let folder: string
beforeEach(() => {
  folder = makeFolder()
})
const found = async () => {
  const { findings } = await scanFolder(folder, scanOf())
  return findings.map(({ file, code }) => `${file} ${code}`)
}

test('a compressed file is scanned if it differs from the plain file', async () => {
  fill(folder, {
    'assets/a.js': 'a()',
    'assets/a.js.br': brotliCompressSync('a()'),
    'assets/a.js.gz': gzipSync('a("Harbour Wedding")'),
    'old.html.br': brotliCompressSync('<p>Harbour Wedding</p>'),
  })
  expect(await found()).toEqual(['assets/a.js.gz tells-name', 'old.html.br tells-name'])
})

test('a compressed file that cannot be unpacked is a finding', async () => {
  fill(folder, { 'a.html.gz': 'Harbour Wedding', 'b.html': '<p>Harbour Wedding</p>' })
  expect(await found()).toEqual(['a.html.gz unreadable', 'b.html tells-name'])
})

test('a folder without a site is an error', async () => {
  await expect(scanBuild('tests/fixtures/content', folder)).rejects.toThrow(
    `${folder}: contains no built site. Run npm run build first.`,
  )
})

test('a photo in an unlisted and a public album is a finding', async () => {
  const content = await copyContent()
  const albums = join(content, 'albums')
  type File = { photos: object[] }
  const read = async (name: string) =>
    JSON.parse(await readFile(join(albums, name), 'utf8')) as File
  const [family, open] = [await read('room.json'), await read('senja2021.json')]
  const planted = { photos: [...open.photos, { ...family.photos[0], id: 'planted' }] }
  await writeFile(join(albums, 'senja2021.json'), JSON.stringify(planted))
  fill(folder, { 'index.html': '' })
  const { findings } = await scanBuild(content, folder)
  expect(findings.map(({ code, photo }) => `${code} ${photo}`)).toContain('also-public planted')
})
