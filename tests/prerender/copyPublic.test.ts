import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesIn } from '../../src/content/source/filesIn'
import { publicFile } from '../../src/content/source/publicFile'
import { readContent } from '../../src/content/source/readContent'
import type { Photo } from '../../src/content/schema'
import { copyPublic } from '../../src/prerender/copyPublic'
import { openOutput } from '../../src/prerender/outputFolder'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'public-'))
})
afterEach(() => rm(root, { recursive: true }))

const photo = (id: string, more: Partial<Photo> = {}): Photo => ({
  id,
  src: `/photos/${id}-1600.avif`,
  alt: '',
  width: 1600,
  height: 1067,
  ...more,
})

/** What is published of a public folder with these files, where the first album has these photos. */
async function publishedOf(files: string[], photos: Photo[]): Promise<string[]> {
  const from = join(root, 'public')
  for (const file of files) {
    await mkdir(dirname(join(from, file)), { recursive: true })
    await writeFile(join(from, file), file)
  }
  const content = await readContent('tests/fixtures/content')
  const [first, ...others] = content.albums
  const to = join(root, 'dist')
  await copyPublic(from, openOutput(to), { ...content, albums: [{ ...first!, photos }, ...others] })
  return (await filesIn(to)).map((file) => relative(to, file).replaceAll('\\', '/')).toSorted()
}

/** The files of a photo, as an import names them. */
const files = (id: string, ...widths: number[]) => widths.map((w) => `photos/${id}-${w}.avif`)
const LAKE = '000000000001'
const FOG = '000000000002'

test('a photo is published at every width that the site asks for', async () => {
  const all = files(LAKE, 480, 960, 1600)
  expect(await publishedOf(all, [photo(LAKE)])).toEqual(all.toSorted())
})

test('a file whose accents a Mac has written apart has the name that the site asks for', async () => {
  const [apart, whole] = ['photos/Su\u0308dtirol.avif', 'photos/S\u00fcdtirol.avif']
  expect(await publishedOf([apart], [photo(LAKE, { src: `/${whole}` })])).toEqual([whole])
})

test('a hidden photo’s files are not, wherever they lie, nor its JPEGs', async () => {
  const elsewhere = 'more/fog.avif'
  const jpegs = files(FOG, 480, 960, 1600).map((file) => file.replace('avif', 'jpg'))
  const hidden = [
    photo(FOG, { hide: true, jpeg: true }),
    photo('fog-2', { hide: true, src: `/${elsewhere}` }),
  ]
  const lake = files(LAKE, 480, 960, 1600)
  const all = [...lake, ...files(FOG, 480, 960, 1600), ...jpegs, elsewhere]
  expect(await publishedOf(all, [photo(LAKE), ...hidden])).toEqual(lake.toSorted())
})

test('a photo that is hidden here and shown there is published', async () => {
  // The fixture's second album and its portrait have these.
  const shown = files('0a1b2c3d4e5f', 480, 806)
  const hidden = photo('0a1b2c3d4e5f', { hide: true, src: '/photos/0a1b2c3d4e5f-806.avif' })
  expect(await publishedOf(shown, [{ ...hidden, width: 806 }])).toEqual(shown.toSorted())
})

test('what lies among the photos and belongs to nobody is not published', async () => {
  const nobodys = [
    ...files(FOG, 480, 1600),
    `photos/.${FOG}-480.avif.71-1.darkroom`,
    'photos/a.xmp',
  ]
  // A width that the photo does not have.
  nobodys.push(...files(LAKE, 1200))
  expect(await publishedOf([...files(LAKE, 1600), ...nobodys], [photo(LAKE)])).toEqual(
    files(LAKE, 1600),
  )
})

test('everything else in the folder is, also by a link', async () => {
  await mkdir(join(root, 'linked'))
  await writeFile(join(root, 'linked/deep.txt'), 'deep')
  await mkdir(join(root, 'public'))
  await symlink(join(root, 'linked'), join(root, 'public/by-link'))
  const others = ['icon.svg', 'projects/one.svg', '.well-known/security.txt', 'resume.pdf']
  expect(await publishedOf(others, [])).toEqual([...others, 'by-link/deep.txt'].toSorted())
})

test('an address is read as a browser writes it', async () => {
  const lake = photo('lake', { src: '/photos/my%20lake.jpg?v=2' })
  expect(await publishedOf(['photos/my lake.jpg'], [lake])).toEqual(['photos/my lake.jpg'])
})

test('the copies of an outside photo are published', async () => {
  const outside = photo('host', {
    src: 'https://img.example.com/a.jpg',
    mirror: { src: `/photos/${FOG}-1600.avif`, width: 1600 },
  })
  const copies = files(FOG, 480, 960, 1600)
  expect(await publishedOf(copies, [outside])).toEqual(copies.toSorted())
})

test('a site without the folder copies nothing', async () => {
  expect(await publishedOf([], [photo(LAKE)])).toEqual([])
})

test('pictures that are served from elsewhere are not copied', async () => {
  const folder = join(root, 'content')
  await cp('tests/fixtures/content', folder, { recursive: true })
  const site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as object
  const base = 'https://photos.example.org'
  await writeFile(join(folder, 'site.json'), JSON.stringify({ ...site, photos: { base } }))
  const { albums } = await readContent('tests/fixtures/content')
  const names = albums.flatMap(({ photos }) => photos.flatMap(({ src }) => publicFile(src) ?? []))
  const own = names.filter((name) => /^photos\/[0-9a-f]{12}-\d+\.avif$/.test(name))
  expect(own.length).toBeGreaterThan(20)
  for (const name of own) {
    await mkdir(dirname(join(root, 'public', name)), { recursive: true })
    await writeFile(join(root, 'public', name), '')
  }
  const content = await readContent(folder)
  await copyPublic(join(root, 'public'), openOutput(join(root, 'dist')), content)
  expect(await filesIn(join(root, 'dist'))).toEqual([])
  expect(content.albums.flatMap(({ photos }) => photos)).toContainEqual(
    expect.objectContaining({ src: `${base}/${own[0]!.slice('photos/'.length)}` }),
  )
})
