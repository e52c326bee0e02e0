import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { mirroredPhoto } from '../../../../src/content/source/album/mirroredPhoto'
import type { AlbumMemory } from '../../../../src/content/source/album/readAlbum'
import { readContent } from '../../../../src/content/source/readContent'
import { copyContent } from '../../../fixtures/copyContent'

let folder: string
beforeEach(async () => {
  folder = await copyContent()
})

const change = async (file: string, from: string | RegExp, to: string) => {
  const text = await readFile(join(folder, file), 'utf8')
  expect(text).toMatch(from)
  await writeFile(join(folder, file), text.replace(from, to))
}

/** Reads with one memory before and after a change. The second result is that of a new reading. */
async function readTwice(changeIt: () => Promise<void>) {
  const memory: AlbumMemory = new Map()
  const { albums: before } = await readContent(folder, { memory })
  await changeIt()
  const after = await readContent(folder, { memory })
  expect(after).toEqual(await readContent(folder))
  return { before, after: after.albums }
}

/** The keys of the albums that are read again after a change. */
async function readAgain(changeIt: () => Promise<void>) {
  const { before, after } = await readTwice(changeIt)
  return after.filter((album, i) => album.photos !== before[i]!.photos).map(({ key }) => key)
}

test('unchanged albums are not read again', async () => {
  expect(await readAgain(() => Promise.resolve())).toEqual([])
})

test('an album with a changed file is read again', async () => {
  const edit = () => change('albums/iceland2018.json', /"alt": ?"/, '"alt":"New: ')
  expect(await readAgain(edit)).toEqual(['iceland2018'])
})

test('a changed level rereads its album, and a changed placeholder value rereads all albums', async () => {
  const { albums } = await readContent(folder)
  const hide = () => change('catalog.json', /"id": ?"iceland2018",/, '$&"level":"listed",')
  expect(await readAgain(hide)).toEqual(['iceland2018'])
  await change('albums/iceland2018.json', /"alt": ?"/, '$&{host} ')
  const rename = () => change('site.json', /"host": ?"/, '$&My ')
  expect(await readAgain(rename)).toEqual(albums.map(({ key }) => key))
})

test('photos that have not changed are not checked again', async () => {
  const { before, after } = await readTwice(() =>
    change('albums/iceland2018.json', /("alt": ?".*?"alt": ?")/s, '$1New: '),
  )
  const [photos, now] = [before, after].map(
    (albums) => albums.find(({ key }) => key === 'iceland2018')!.photos,
  )
  expect(now!.map((photo, i) => photo === photos![i])).toEqual(now!.map((_, i) => i !== 1))
})

test.each([
  ['src', 'https://ada:secret@example.com/a.jpg'],
  ['rotate', 45],
])(
  'a fault of %s in one changed photo is reported at its place, each time',
  async (field, value) => {
    const memory: AlbumMemory = new Map()
    await readContent(folder, { memory })
    const file = join(folder, 'albums/iceland2018.json')
    const album = JSON.parse(await readFile(file, 'utf8')) as { photos: object[] }
    Object.assign(album.photos[2]!, { [field]: value })
    for (const text of [JSON.stringify(album), JSON.stringify(album, null, 1)]) {
      await writeFile(file, text)
      const faulty = `iceland2018.json › photos[2].${field}`
      await expect(readContent(folder, { memory })).rejects.toThrow(faulty)
      await expect(readContent(folder)).rejects.toThrow(faulty)
    }
  },
)

test('a photo has its own rights, then those of its album, then those of the site', async () => {
  await change('site.json', '{', '{"rights":{"license":"CC BY 4.0","credit":"{name}"},')
  await change('albums/iceland2018.json', '{', '{"rights":{"copyright":"© 2018"},')
  await change('albums/iceland2018.json', /"alt": ?"/, '"rights":{"credit":"A friend"},"alt":"')
  const { albums } = await readContent(folder)
  const rightsOf = (key: string) =>
    albums.find((album) => album.key === key)!.photos.map(({ rights }) => rights)
  const [first, second] = rightsOf('iceland2018')
  expect(first).toEqual({ license: 'CC BY 4.0', credit: 'A friend', copyright: '© 2018' })
  expect(second).toEqual({ license: 'CC BY 4.0', credit: 'Mona Bøen', copyright: '© 2018' })
  expect(rightsOf('animals')[0]).toEqual({ license: 'CC BY 4.0', credit: 'Mona Bøen' })
})

test.each([
  ['-r90', 1200, 1800],
  ['-r180', 1200, 800],
  ['', 1200, 800],
])('a copy named %j on the site has the proportions of its pixels', (turn, width, height) => {
  const mirror = { src: `/photos/0123456789ab${turn}-01234567-${width}.avif`, width }
  const photo = { id: 'lake', src: 'https://e.com/a.jpg', alt: '', width: 3000, height: 2000 }
  expect(mirroredPhoto({ ...photo, mirror })).toMatchObject({ ...mirror, height })
})
