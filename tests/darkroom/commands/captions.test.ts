import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { darkroom, fill, makeSite, photosOf, treeOf } from '../site'

const ALBUM = 'src/content/albums/alps2020.json'
const site = () =>
  makeSite({
    [ALBUM]: JSON.stringify({
      photos: [
        {
          id: '012345678901',
          src: '/a.avif',
          alt: 'Fog',
          capture: { taken: '2024-05-06T07:08:09' },
        },
        { id: 'rain', src: '/b.avif', alt: 'By {name}', keywords: ['sea'] },
      ],
    }),
  })

test('exported captions can be edited in the table and imported again', async () => {
  const root = site()
  const out = await darkroom(root, ['captions', 'export', 'captions.csv'])
  expect([out.code, out.out]).toEqual([0, 'captions.csv: 2 photos of 1 album\n'])
  const table = readFileSync(join(root, 'captions.csv'), 'utf8')
  expect(table).toBe(
    '\uFEFFphoto,taken,picture,caption\r\nalps2020/012345678901,2024-05-06 07:08:09,/a.avif,Fog\r\nalps2020/rain,,/b.avif,By {name}\r\n',
  )
  const again = await darkroom(root, ['captions', 'export', 'captions.csv', 'alps'])
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('already exists')])

  const edited = table
    .replace('Fog', 'Fog over the fjord')
    .replace('By {name}', 'By {nobody}')
    .concat('alps2020/gone,,,Nothing\r\n,,,Nameless\r\n')
  fill(root, { 'captions.csv': edited })
  const before = treeOf(root)
  const dry = await darkroom(root, ['captions', 'import', 'captions.csv', '--dry-run'])
  expect(dry.out).toContain('1 changed in 1 album, 0 unchanged, 3 failed; nothing written')
  expect(treeOf(root)).toEqual(before)
  const back = await darkroom(root, ['captions', 'import', 'captions.csv'])
  expect(back.code).toBe(2)
  expect(back.err).toBe(
    [
      'captions.csv:5: names no photo. Left as it was.\n',
      'alps2020/rain: holds {nobody}, which site.json does not fill. Left as it was.\n',
      'alps2020/gone: is not a photo of these albums. Left as it was.\n',
    ].join(''),
  )
  expect(photosOf(root)).toMatchObject([
    { id: '012345678901', alt: 'Fog over the fjord', capture: { taken: '2024-05-06T07:08:09' } },
    { id: 'rain', alt: 'By {name}', keywords: ['sea'] },
  ])
  const same = await darkroom(root, ['captions', 'import', 'captions.csv'])
  expect(same.out).toContain('0 changed in 0 albums, 1 unchanged, 3 failed')
})
test('a table that is not in UTF-8 is read with a hint, and a control character is refused', async () => {
  const root = site()
  const line = Buffer.from('alps2020/012345678901;Küste\r\n', 'latin1')
  fill(root, { 'captions.csv': Buffer.concat([Buffer.from('photo;caption\r\n'), line]) })
  const western = await darkroom(root, ['captions', 'import', 'captions.csv'])
  expect(western.code).toBe(0)
  expect(western.err).toContain('captions.csv: is not in UTF-8, so it was read as Windows-1252.')
  fill(root, { 'captions.csv': 'photo,caption\r\nalps2020/rain,a\u0084b\r\n' })
  const run = await darkroom(root, ['captions', 'import', 'captions.csv'])
  expect(run.err).toContain('alps2020/rain: holds the control character U+0084')
  expect(photosOf(root).map(({ alt }) => alt)).toEqual(['Küste', 'By {name}'])
})
