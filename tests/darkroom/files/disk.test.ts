import * as fs from 'node:fs/promises'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createDisk } from '../../../src/darkroom/files/disk'
import { makeFolder } from '../site'

vi.mock(import('node:fs/promises'), async (load) => {
  const real = await load()
  return { ...real, link: vi.fn(real.link) }
})

test.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EISDIR'])(
  'a file is created once on a disk whose links fail with %s',
  async (code) => {
    const root = makeFolder()
    const disk = createDisk(root)
    vi.mocked(fs.link).mockRejectedValue(Object.assign(new Error(code), { code }))
    expect(await disk.create(join(root, 'lock'), 'first')).toBe(true)
    expect(await disk.create(join(root, 'lock'), 'second')).toBe(false)
    vi.mocked(fs.link).mockRestore()
    expect(readFileSync(join(root, 'lock'), 'utf8')).toBe('first')
    expect(readdirSync(root), 'no temporary file').toEqual(['lock'])
  },
)

test('no file is created in the place of a folder', async () => {
  const root = makeFolder()
  mkdirSync(join(root, 'lock'))
  expect(await createDisk(root).create(join(root, 'lock'), 'text')).toBe(false)
})
