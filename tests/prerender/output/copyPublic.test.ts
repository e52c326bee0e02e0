import { symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { filesIn } from '../../../src/content/source/filesIn'
import { publicFile } from '../../../src/content/source/addresses/publicFile'
import { readContent } from '../../../src/content/source/readContent'
import type { Photo } from '../../../src/content/schema'
import { copyPublic } from '../../../src/prerender/output/copyPublic'
import { createOutput } from '../../../src/prerender/output/outputFolder'
import { copyContent } from '../../fixtures/copyContent'
import { fill, makeFolder } from '../../folder'

let root: string
beforeEach(() => {
  root = makeFolder()
})

const photo = (id: string, more: Partial<Photo> = {}): Photo => ({
  id,
  src: `/photos/${id}-1600.avif`,
  alt: '',
  width: 1600,
  height: 1067,
  ...more,
})

/** The files published from a public folder, if the first album has these photos. */
async function publishedOf(files: string[], photos: Photo[]): Promise<string[]> {
  const from = join(root, 'public')
  fill(from, Object.fromEntries(files.map((file) => [file, file])))
  const content = await readContent('tests/fixtures/content')
  const [first, ...others] = content.albums
  const to = join(root, 'dist')
  await copyPublic(from, createOutput(to), {
    ...content,
    albums: [{ ...first!, photos }, ...others],
  })
  return (await filesIn(to)).map((file) => relative(to, file).replaceAll('\\', '/')).toSorted()
}

/** The files of a photo, named as an import names them. */
const files = (id: string, ...widths: number[]) => widths.map((w) => `photos/${id}-${w}.avif`)
const LAKE = '000000000001'
const FOG = '000000000002'

const NFC = 'photos/S\u00fcdtirol.avif'
const FOG_MIRROR = { src: `/photos/${FOG}-1600.avif`, width: 1600 }
const FOG_JPEGS = files(FOG, 480, 960, 1600).map((file) => file.replace('avif', 'jpg'))

test.each<[string, files: string[], photos: Photo[], published: string[]]>([
  [
    'a photo at every width',
    files(LAKE, 480, 960, 1600),
    [photo(LAKE)],
    files(LAKE, 480, 960, 1600),
  ],
  [
    'a file whose accents a Mac has decomposed, under its name in the content',
    [NFC.normalize('NFD')],
    [photo(LAKE, { src: `/${NFC}` })],
    [NFC],
  ],
  [
    'no files of hidden photos, wherever they are, nor their JPEGs',
    [...files(LAKE, 1600), ...files(FOG, 480, 960, 1600), ...FOG_JPEGS, 'more/fog.avif'],
    [
      photo(LAKE),
      photo(FOG, { hide: true, jpeg: true }),
      photo('fog-2', { hide: true, src: '/more/fog.avif' }),
    ],
    files(LAKE, 1600),
  ],
  [
    // The fixture's second album and its portrait show this photo.
    'a photo that is hidden in one album and shown in another',
    files('0a1b2c3d4e5f', 480, 806),
    [photo('0a1b2c3d4e5f', { hide: true, src: '/photos/0a1b2c3d4e5f-806.avif', width: 806 })],
    files('0a1b2c3d4e5f', 480, 806),
  ],
  [
    'no other files in photos/, nor widths that the photo does not have',
    [
      ...files(LAKE, 1200, 1600),
      ...files(FOG, 480, 1600),
      `photos/.${FOG}-480.avif.71-1.darkroom`,
      'photos/a.xmp',
    ],
    [photo(LAKE)],
    files(LAKE, 1600),
  ],
  [
    'a file whose address is escaped',
    ['photos/my lake.jpg'],
    [photo('lake', { src: '/photos/my%20lake.jpg?v=2' })],
    ['photos/my lake.jpg'],
  ],
  [
    'the copies of an outside photo',
    files(FOG, 480, 960, 1600),
    [photo('host', { src: 'https://img.example.com/a.jpg', mirror: FOG_MIRROR })],
    files(FOG, 480, 960, 1600),
  ],
  [
    'the copies of an outside photo of unknown size',
    files(FOG, 480, 960, 1600),
    [{ id: 'host', src: 'https://img.example.com/a.jpg', alt: '', mirror: FOG_MIRROR }],
    files(FOG, 480, 960, 1600),
  ],
  [
    'no copies of a photo without an address',
    files(FOG, 1600),
    [photo('host', { src: ' ', mirror: FOG_MIRROR })],
    [],
  ],
  ['nothing if the folder is missing', [], [photo(LAKE)], []],
])('publishes %s', async (_, all, photos, published) => {
  expect(await publishedOf(all, photos)).toEqual(published.toSorted())
})

test('publishes all other files in the folder, also through links', async () => {
  fill(root, { 'linked/deep.txt': 'deep', 'public/icon.svg': '' })
  await symlink(join(root, 'linked'), join(root, 'public/by-link'))
  const others = ['icon.svg', 'projects/one.svg', '.well-known/security.txt', 'resume.pdf']
  expect(await publishedOf(others, [])).toEqual([...others, 'by-link/deep.txt'].toSorted())
})

test('does not copy pictures that another host serves', async () => {
  const base = 'https://photos.example.org'
  const { albums } = await readContent('tests/fixtures/content')
  const names = albums.flatMap(({ photos }) => photos.flatMap(({ src }) => publicFile(src) ?? []))
  const own = names.filter((name) => /^photos\/[0-9a-f]{12}-\d+\.avif$/.test(name))
  expect(own.length).toBeGreaterThan(20)
  fill(join(root, 'public'), Object.fromEntries(own.map((name) => [name, ''])))
  const content = await readContent(await copyContent({ photos: { base } }))
  await copyPublic(join(root, 'public'), createOutput(join(root, 'dist')), content)
  expect(await filesIn(join(root, 'dist'))).toEqual([])
  expect(content.albums.flatMap(({ photos }) => photos)).toContainEqual(
    expect.objectContaining({ src: `${base}/${own[0]!.slice('photos/'.length)}` }),
  )
})
