import { readFile, writeFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { createDisk } from '../../../../src/darkroom/files/disk'
import { type HttpCache, createHttpCache } from '../../../../src/darkroom/remote/client/httpCache'
import { makeFolder } from '../../../folder'

const URL_A = 'https://photos.example.com/a.jpg'
const ENTRY = { url: URL_A, outcome: 'body', redirects: [], type: 'image/jpeg', etag: '"a"' }
const BYTES = Buffer.from('abc')

let cache: HttpCache
beforeEach(() => {
  const folder = makeFolder()
  cache = createHttpCache(folder, createDisk(folder))
})

test('an answer is read as it was written, once it was', async () => {
  expect(await cache.read(URL_A)).toEqual({})
  await cache.write(ENTRY, BYTES)
  const { entry, bytes } = await cache.read(URL_A)
  expect(entry).toMatchObject(ENTRY)
  expect(bytes).toEqual(BYTES)
  expect(await readFile(cache.bodyPath(URL_A))).toEqual(BYTES)
})
test('a cached refusal has no bytes', async () => {
  await cache.write({ url: URL_A, outcome: '404', redirects: [] }, undefined)
  expect(await cache.read(URL_A)).toEqual({
    entry: { url: URL_A, outcome: '404', redirects: [] },
  })
})
test('an entry whose body differs is ignored', async () => {
  await cache.write(ENTRY, BYTES)
  await writeFile(cache.bodyPath(URL_A), 'ab')
  expect(await cache.read(URL_A)).toEqual({})
})
test('an entry of another version is ignored', async () => {
  await cache.write(ENTRY, BYTES)
  const file = cache.bodyPath(URL_A).replace(/body$/, 'json')
  const { version: _, ...older } = JSON.parse(await readFile(file, 'utf8')) as { version: number }
  await writeFile(file, JSON.stringify(older))
  expect(await cache.read(URL_A)).toEqual({})
})
