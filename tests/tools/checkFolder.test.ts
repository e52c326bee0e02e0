import { expect, test } from 'vitest'
import { whyUnusable } from '../../tools/checkFolder'

test('a folder name with which Vite cannot build is refused, with the character and a remedy', () => {
  expect(whyUnusable('/home/mona/Meine Seite ü')).toBeUndefined()
  for (const [folder, sign] of [
    ['/home/mona/site #2', '#'],
    ["/home/mona/Mona's site", "'"],
  ] as const) {
    const reason = whyUnusable(folder)
    expect(reason).toContain(`has a ${sign} in it, with which Vite cannot build: ${folder}\n`)
    expect(reason).toContain('Rename the folder')
  }
})
