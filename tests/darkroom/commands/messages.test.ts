import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { darkroom, makeFolder, makeSite } from '../site'

test('--version says the version', async () => {
  expect(await darkroom(makeSite(), ['--version'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^darkroom \d+\.\d+\.\d+\n$/),
  })
})

test.each([
  ['index', '"index" cannot be the address of an album: it is how hosts call the page above it.'],
  ['landscape', '"landscape" cannot be the address of an album: it is a page of its own.'],
  ['a b', 'Use letters from a to z'],
])('the address %s is refused with the reason', async (key, message) => {
  const { code, err } = await darkroom(makeSite(), ['import', makeFolder(), '--album', key])
  expect(code).toBe(1)
  expect(err).toContain(message)
})

test('a check removes what killed ones have left in the folder for temporary files', async () => {
  // A number that no process has.
  const left = join(tmpdir(), '.dry-run.4194305-1-1.darkroom')
  mkdirSync(left, { recursive: true })
  await darkroom(makeSite(), ['check', '--online', '--dry-run'])
  expect(existsSync(left)).toBe(false)
})
