import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { photograph } from '../photos'
import { changeContent, folderOf, importFolder, makeSite, photosOf } from '../site'

const taken = '2024:05:06 07:08:09'
const filesOf = (root: string) => photosOf(root).map(({ file, capture }) => [file, capture?.taken])

test('photos of the same second are ordered by fractions, which are not published', async () => {
  const root = makeSite()
  const card = folderOf({
    '1.jpg': await photograph(60, 40, { taken, exact: { SubSecTimeOriginal: '75' } }),
    '2.jpg': await photograph(60, 40, { taken, exact: { SubSecTimeOriginal: '250' } }, 1),
  })
  await importFolder(root, card)
  const moment = '2024-05-06T07:08:09'
  expect(filesOf(root)).toEqual([
    ['2.jpg', moment],
    ['1.jpg', moment],
  ])
})

test('an import says that two clocks seem to differ', async () => {
  const root = makeSite()
  const at = (model: string, time: string, seed: number) =>
    photograph(60, 40, { camera: [model, model], taken: `2024:05:06 ${time}:00` }, seed)
  const card = folderOf({
    '1.jpg': await at('A', '09:00', 0),
    '2.jpg': await at('A', '10:15', 1),
    '3.jpg': await at('A', '12:40', 2),
    '4.jpg': await at('B', '11:01', 3),
    '5.jpg': await at('B', '12:17', 4),
    '6.jpg': await at('B', '14:41', 5),
  })
  expect((await importFolder(root, card)).err).toContain(
    'the clocks of A and B seem to differ by 2 hours. If one was wrong, import the folder again, with --album and --shift "B=-2h" or --shift "A=+2h".',
  )
  const again = await importFolder(root, card, '--shift', 'B=-2h')
  expect(again.err).not.toContain('the clocks of')
})

describe('--shift corrects the clock of a camera', async () => {
  const canon: [string, string] = ['Canon', 'Canon EOS 5D']
  const phone: [string, string] = ['Apple', 'iPhone XS']
  const at = (camera: [string, string], time: string, seed: number) =>
    photograph(60, 40, { camera, taken: `2024:05:06 ${time}` }, seed)
  const files = {
    'a.jpg': await at(canon, '10:00:00', 0),
    'b.jpg': await at(phone, '10:30:00', 1),
    'c.jpg': await at(canon, '11:00:00', 2),
  }
  const RIGHT = [
    ['b.jpg', '2024-05-06T10:30:00'],
    ['a.jpg', '2024-05-06T11:00:00'],
    ['c.jpg', '2024-05-06T12:00:00'],
  ]
  let root: string
  let card: string
  beforeEach(() => {
    root = makeSite()
    card = folderOf(files)
  })
  const imported = (...more: string[]) => importFolder(root, card, ...more)

  test('for new photos, which stay corrected in later runs', async () => {
    const run = await imported('--shift', 'eos 5d=+1h')
    expect(run.err).toContain('2 photos have the times of their files, shifted as --shift says.')
    expect(filesOf(root)).toEqual(RIGHT)
    await imported()
    expect(filesOf(root)).toEqual(RIGHT)
  })
  test('for known photos, once, and back again', async () => {
    await imported()
    const before = filesOf(root)
    for (const _again of [1, 2]) {
      await imported('--shift', 'Canon EOS 5D=+30m30m')
      expect(filesOf(root)).toEqual(RIGHT)
    }
    await imported('--shift', 'canon=+0h, iphone=-0h')
    expect(filesOf(root)).toEqual(before)
  })
  test('without changing the owner’s order', async () => {
    await imported()
    const photos = photosOf(root).toReversed()
    changeContent(root, 'albums/alps2020', (album) => ({ ...album, photos }))
    await imported('--shift', 'Canon=+1h')
    expect(filesOf(root).map(([file]) => file)).toEqual(['c.jpg', 'b.jpg', 'a.jpg'])
  })
  test.each([
    ['Nikon=+1h', '"Nikon" matches no camera here. Cameras here: Apple iPhone XS, Canon EOS 5D.'],
    ['e=+1h', '"e" matches several cameras here.'],
  ])('but refuses %s', async (shift, reason) => {
    const run = await imported('--shift', shift)
    expect([run.code, run.err]).toEqual([1, expect.stringContaining(`--shift: ${reason}`)])
    expect(existsSync(join(root, 'src/content/albums/alps2020.json'))).toBe(false)
  })
})
