import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readCatalog } from '../../../../src/darkroom/catalog/readCatalog'
import { planAlbums } from '../../../../src/darkroom/importing/folders/planAlbums'
import { createDisk } from '../../../../src/darkroom/files/disk'
import { listFolder } from '../../../../src/darkroom/files/listFolder'
import { readSourceIds } from '../../../../src/darkroom/files/sourceIds'
import { changeContent, fill, makeFolder, makeSite } from '../../site'

/** The head of a JPEG. Before decoding, only this is read, and it tells pictures apart. */
const picture = (name: string) => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(name)])

let root: string
let trips: string
beforeEach(() => {
  root = makeSite()
  trips = makeFolder()
})
const put = (...names: string[]) =>
  fill(trips, Object.fromEntries(names.map((name) => [name, picture(name)])))

/** The album key of each folder, or the reason why the folder is refused. */
async function plan(folder: string, at = trips) {
  const site = { root, disk: createDisk(root) }
  const options = { recursive: false, second: false }
  const catalog = await readCatalog(root)
  const { albumFolders, refused } = await planAlbums(site, join(at, folder), catalog, options)
  return Object.fromEntries([
    ...albumFolders.map(({ displayName, key }) => [displayName, key]),
    ...refused.map(({ displayName, reason }) => [displayName, reason]),
  ]) as Record<string, string>
}

/** Writes the album as an import would: with the photos of the folder, and a memory of them. */
async function make(key: string, category: string, folder: string) {
  changeContent(root, 'catalog', (catalog) => ({
    ...catalog,
    albums: [...catalog.albums, { id: key, name: key, category }],
  }))
  const ids = await readSourceIds({ root, disk: createDisk(root) }, join(trips, folder))
  const photos = []
  for (const source of (await listFolder(join(trips, folder), false)).sources) {
    const id = await ids.of(source)
    photos.push({ id, src: `/photos/${id}-60.avif`, alt: '' })
  }
  await ids.save(new Set())
  fill(root, { [`src/content/albums/${key}.json`]: JSON.stringify({ photos }) })
}

test('folders of one name in different places are different albums, and are found again', async () => {
  put('landscape/Lofoten/a.jpg', 'Miscellaneous/Lofoten/b.jpg')
  const both = {
    'landscape/Lofoten': 'lofoten',
    'Miscellaneous/Lofoten': 'lofoten-miscellaneous',
  }
  expect(await plan('')).toEqual(both)
  await make('lofoten', 'landscape', 'landscape/Lofoten')
  await make('lofoten-miscellaneous', 'misc', 'Miscellaneous/Lofoten')
  expect(await plan('')).toEqual(both)
  // The second folder is found after the first is gone.
  rmSync(join(trips, 'landscape'), { recursive: true })
  expect(await plan('')).toEqual({ 'Miscellaneous/Lofoten': 'lofoten-miscellaneous' })
})

test('folders of one name in different runs are different albums', async () => {
  put('2023/Berlin/a.jpg', '2024/Berlin/b.jpg')
  await make('berlin', 'misc', '2023/Berlin')
  expect(await plan('2023')).toEqual({ Berlin: 'berlin' })
  expect(await plan('2024')).toEqual({ Berlin: 'berlin-2024' })
})

test('a folder keeps its album after the album was moved and the photos replaced', async () => {
  put('landscape/Berlin/a.jpg')
  await make('berlin', 'misc', 'landscape/Berlin')
  expect(await plan('')).toEqual({ 'landscape/Berlin': 'berlin' })
  put('landscape/Berlin/b.jpg')
  rmSync(join(trips, 'landscape/Berlin/a.jpg'))
  expect(await plan('')).toEqual({ 'landscape/Berlin': 'berlin' })
  // On another disk, the folder is recognised by its pictures.
  const copy = makeFolder()
  fill(copy, { 'Berlin/c.jpg': picture('landscape/Berlin/a.jpg') })
  expect(await plan('', copy)).toEqual({ Berlin: 'berlin' })
})

test('a second folder with the same address is refused with a request to rename', async () => {
  put('Iceland 2026/a.jpg', 'iceland-2026/b.jpg')
  expect(await plan('')).toEqual({
    'Iceland 2026': 'iceland-2026',
    'iceland-2026': 'would have the same address as Iceland 2026, iceland-2026. Rename one of them',
  })
})
