import { expect, test } from 'vitest'
import { renameFile } from '../../../src/darkroom/files/renameFile'

/** A system that answers with these errors in turn, then renames. */
function system(...codes: string[]) {
  const waits: number[] = []
  let tries = 0
  const move = async () => {
    tries += 1
    const code = codes.shift()
    if (code) throw Object.assign(new Error(code), { code })
  }
  const wait = async (ms: number) => void waits.push(ms)
  return { move, wait, waits, tries: () => tries }
}

test.each(['EBUSY', 'EPERM', 'EACCES'])(
  'renaming a file that is held (%s) is tried again',
  async (code) => {
    const held = system(code, code)
    await renameFile('a', 'b', held)
    expect(held.tries()).toBe(3)
    expect(held.waits).toHaveLength(2)
  },
)
test('renaming a file that stays open fails with EBUSY', async () => {
  const held = system(...Array.from({ length: 20 }, () => 'EPERM'))
  await expect(renameFile('a', 'b', held)).rejects.toMatchObject({ code: 'EBUSY' })
  expect(held.tries()).toBeLessThan(10)
})
test('renaming is not tried again after any other failure', async () => {
  const full = system('ENOSPC')
  await expect(renameFile('a', 'b', full)).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(full.waits).toEqual([])
})
