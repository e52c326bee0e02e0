import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { photograph } from '../photos'
import {
  albumsOf,
  changeContent,
  darkroom,
  eventsOf,
  folderOf,
  makeSite,
  photosOf,
  textOf,
  treeOf,
} from '../site'

let photos: Buffer[]
beforeAll(async () => {
  photos = []
  for (let i = 0; i < 4; i++)
    photos.push(await photograph(60, 40, { taken: `202${i}:05:06 07:08:09` }, i))
})

describe('import <folder> --albums', () => {
  test('makes one album of each sub-folder and says where it is', async () => {
    const root = makeSite()
    const folder = folderOf({
      '2024-05 Südtirol/a.jpg': photos[0]!,
      'landscape/Lofoten/b.jpg': photos[1]!,
      'landscape/alps 2020/c.jpg': photos[2]!,
      'Miscellaneous/d.jpg': photos[3]!,
      'empty/notes.txt': Buffer.from('x'),
      'Lost/e.jpg': Buffer.alloc(0),
      '@eaDir/e.jpg': photos[0]!,
      'loose.jpg': photos[0]!,
    })
    const args = ['import', folder, '--albums', '--category', 'landscape']
    const run = await darkroom(root, args)
    expect(run.code, run.err).toBe(2)
    expect(albumsOf(root)).toEqual([
      expect.objectContaining({ id: 'alps2020' }),
      { id: 'suedtirol-2024', name: 'Südtirol 2024', year: 2024, category: 'landscape' },
      { id: 'lofoten', name: 'Lofoten', year: 2021, category: 'landscape' },
      { id: 'miscellaneous', name: 'Miscellaneous', year: 2023, category: 'misc' },
    ])
    expect(photosOf(root)).toHaveLength(1)
    expect(run.err).toContain(
      '"Südtirol 2024" is at /photography/landscape/suedtirol-2024, and /photography/landscape shows it.',
    )
    expect(run.err).toContain(
      '"Miscellaneous" is at /photography/misc/miscellaneous, and /photography/misc shows it.',
    )
    expect(run.err).toContain('empty: holds no pictures, so it is not an album.')
    expect(run.err).toContain('Lost/e.jpg: is empty (0 bytes)')
    expect(run.err).toContain('1 picture lies beside the folders, and is in no album')
    expect(run.out).toMatch(/^4 albums, 4 photos: 4 new, .*; 1 folder left out\n$/)

    const before = treeOf(root)
    const again = await darkroom(root, args)
    expect(again.out).toMatch(/^4 albums, 4 photos: 0 new, 0 made anew, 4 unchanged/)
    expect(treeOf(root)).toEqual(before)
  })
  test('finds albums of earlier imports, and leaves out a folder that has no address', async () => {
    const root = makeSite()
    const one = folderOf({ 'Iceland 2026/a.jpg': photos[0]! })
    await darkroom(root, ['import', join(one, 'Iceland 2026'), '--album', 'iceland2026'])
    const folder = folderOf({
      'Iceland 2026/a.jpg': photos[0]!,
      '—/c.jpg': photos[2]!,
      'landscape/d.jpg': photos[3]!,
    })
    const run = await darkroom(root, ['import', folder, '--albums', '--json'])
    expect(run.code).toBe(2)
    expect(eventsOf(run).filter(({ event }) => event === 'left-out')).toEqual([
      { event: 'left-out', folder: '—', reason: 'has no letters for an address. Rename it.' },
    ])
    // Photos in the folder of a category belong to an album of that category.
    expect(albumsOf(root).map(({ id }) => id)).toEqual(['alps2020', 'iceland2026', 'landscape'])
    expect(eventsOf(run).at(-1)).toMatchObject({ event: 'summary', albums: 2, leftOut: 1 })
  })
  test('leaves out an album with a faulty file and imports the others', async () => {
    const file = 'src/content/albums/alps2020.json'
    const root = makeSite({ [file]: '{ "photos": [' })
    const folder = folderOf({ 'alps/a.jpg': photos[0]!, 'Norway/b.jpg': photos[1]! })
    const run = await darkroom(root, ['import', folder, '--albums', '--category', 'landscape'])
    expect(run.code).toBe(2)
    expect(run.err).toContain(`alps: ${file}: is not JSON`)
    expect(textOf(root, file)).toBe('{ "photos": [')
    expect(photosOf(root, 'norway')).toHaveLength(1)
  })
  test('in a dry run writes nothing and says where albums would be, below the site’s base path', async () => {
    const root = makeSite()
    changeContent(root, 'site', (site) => ({ ...site, url: 'https://me.example/site' }))
    const before = treeOf(root, /^$/)
    const folder = folderOf({ 'Days/b.jpg': photos[1]! })
    const run = await darkroom(root, ['import', folder, '--albums', '--dry-run'])
    expect(run.code).toBe(0)
    expect(run.err).toContain(
      '"Days" would be at /site/photography/misc/days, and /site/photography/misc shows it',
    )
    expect(run.out).toContain('nothing written (dry run)')
    expect(treeOf(root, /^$/)).toEqual(before)
  })
})
