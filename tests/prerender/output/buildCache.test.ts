import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createBuildCache } from '../../../src/prerender/output/buildCache'
import { makeFolder } from '../../folder'

let folder: string
beforeEach(() => {
  folder = makeFolder()
})

const entries = () => readdir(join(folder, 'entries'))
const HOUR = 3_600_000

/** A build that turns names into capitals; returns the names that it had to make. */
async function buildOf(names: string[], now = Date.now()): Promise<string[]> {
  const cache = createBuildCache(folder, () => now)
  const made: string[] = []
  for (const name of names) {
    const value = await cache.take(['capitals', name], () => {
      made.push(name)
      return Promise.resolve({ text: Buffer.from(name.toUpperCase()) })
    })
    expect(value.text.toString()).toBe(name.toUpperCase())
  }
  await cache.prune()
  return made
}

test('only new inputs are made; the same inputs reuse the result of an earlier build', async () => {
  expect(await buildOf(['lake', 'fog'])).toEqual(['lake', 'fog'])
  expect(await buildOf(['lake', 'fog', 'lakes'])).toEqual(['lakes'])
})

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['is empty', () => Buffer.alloc(0)],
  ['is cut short', (bytes) => bytes.subarray(0, -1)],
  ['is cut to its checksum', (bytes) => bytes.subarray(0, 4)],
  ['has a changed byte', (bytes) => bytes.map((byte, i) => (i === 20 ? byte ^ 1 : byte)) as Buffer],
  ['continues after its end', (bytes) => Buffer.concat([bytes, bytes])],
  ['is something else', () => Buffer.from('<!doctype html>')],
])('an entry that %s is made and written again', async (_, breakIt) => {
  await buildOf(['lake'])
  const [name] = await entries()
  const file = join(folder, 'entries', name!)
  const whole = await readFile(file)
  await writeFile(file, breakIt(whole))
  expect(await buildOf(['lake'])).toEqual(['lake'])
  expect((await readFile(file)).equals(whole)).toBe(true)
})

test('a folder that cannot be written disables the cache', async () => {
  await writeFile(join(folder, 'entries'), 'a file')
  await writeFile(join(folder, 'builds'), 'a file')
  expect(await buildOf(['lake'])).toEqual(['lake'])
  expect(await buildOf(['lake'])).toEqual(['lake'])
})

test('prune removes what the last ten builds did not use', async () => {
  const start = Date.now() + 2 * HOUR
  await buildOf(['lake', 'fog'], start)
  for (let n = 1; n < 10; n++) await buildOf(['lake'], start + n)
  expect(await entries()).toHaveLength(2)
  await buildOf(['lake'], start + 10)
  expect(await entries()).toHaveLength(1)
  expect(await buildOf(['lake', 'fog'], start + 11)).toEqual(['fog'])
  expect((await readdir(join(folder, 'builds'))).length).toBe(10)
})

test('prune keeps young entries of other builds and removes old ones', async () => {
  await buildOf(['lake'])
  const [young, old] = ['of-another-build', 'of-a-killed-one.71'].map((name) =>
    join(folder, 'entries', name),
  )
  await writeFile(young!, '')
  await writeFile(old!, '')
  const before = new Date(Date.now() - 2 * HOUR)
  await utimes(old!, before, before)
  await buildOf(['lake'])
  expect(await entries()).toHaveLength(2)
  expect(await entries()).toContain('of-another-build')
})
