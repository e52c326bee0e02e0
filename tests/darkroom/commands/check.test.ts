import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { photograph, picture } from '../photos'
import {
  changeContent,
  copySite,
  darkroom,
  eventsOf,
  fill,
  folderOf,
  importFolder,
  makeSite,
  photosOf,
  published,
  treeOf,
} from '../site'

describe('the command check', () => {
  let prepared: string
  beforeAll(async () => {
    const folder = folderOf({
      'a.jpg': await photograph(300, 200, { description: 'Fog' }),
      'b.jpg': await photograph(600, 400, { description: 'Rain' }, 1),
    })
    prepared = makeSite()
    await importFolder(prepared, folder)
  })
  const imported = () => copySite(prepared)
  const found = async (root: string, ...args: string[]) => {
    const run = await darkroom(root, ['check', '--json', ...args])
    const events = eventsOf(run)
    expect(run.code).toBe(events.some((e) => e.event === 'finding') ? 3 : 0)
    return events
      .filter((e) => e.event === 'finding')
      .map((e) => `${e.id as string} ${e.file as string} ${e.place as string}`.trim())
  }
  const ALBUM = 'src/content/albums/alps2020.json'

  test('finds nothing after an import and exits 0', async () => {
    const root = imported()
    const run = await darkroom(root, ['check'])
    expect(run.out).toBe('1 album, 2 photos: no findings, 0 warnings, 0 notes\n')
    expect(run.code).toBe(0)
  })
  test('finds missing files, wrong sizes and non-pictures, and exits 3', async () => {
    const root = imported()
    const [a, b] = photosOf(root)
    rmSync(join(root, `public${b.src.replace(/-\d+\.avif$/, '-480.avif')}`))
    fill(root, {
      [`public${a.src}`]: await picture(200, 100).avif().toBuffer(),
      [`public${b.src}`]: 'no picture',
    })
    expect(await found(root, 'alps')).toEqual([
      `wrong-size ${ALBUM} photos[0].src`,
      `missing-file ${ALBUM} photos[1].src`,
      `not-an-image ${ALBUM} photos[1].src`,
    ])
  })
  test('finds every private byte that would be published', async () => {
    const root = imported()
    const [a, b] = photosOf(root)
    const gps = await photograph(300, 200, { gps: true, camera: ['Canon', 'EOS'] }, 3)
    const leaky = await picture(16, 11)
      .withExif({ IFD0: { Artist: 'Me' } })
      .webp()
      .toBuffer()
    fill(root, {
      [`public${a.src}`]: await picture(300, 200).withIccProfile('p3').avif().toBuffer(),
      'public/projects/shot.jpg': gps,
      [ALBUM]: JSON.stringify({ photos: [a, { ...b, placeholder: leaky.toString('base64') }] }),
    })
    expect(await found(root)).toEqual([
      `published-profile public${a.src}`,
      `published-exif ${ALBUM} photos[1].placeholder`,
      'published-exif public/projects/shot.jpg',
      'published-profile public/projects/shot.jpg',
      'published-gps public/projects/shot.jpg',
    ])
  })
  test('finds unknown fields, invalid JSON and addresses that can be guessed', async () => {
    const root = imported()
    const [photo] = photosOf(root)
    fill(root, { [ALBUM]: JSON.stringify({ photos: [{ ...photo, serial: '4711' }] }) })
    expect(await found(root)).toEqual([`schema ${ALBUM} photos[0].serial`])
    const family = { id: 'family', name: 'Family', category: 'misc', level: 'unlisted' }
    changeContent(root, 'catalog', (catalog) => ({
      ...catalog,
      albums: [...catalog.albums, family],
    }))
    fill(root, { [ALBUM]: '{' })
    const all = await found(root)
    expect(all[0]).toBe('guessable-address src/content/catalog.json albums[1]')
    expect(all).toContain(`schema ${ALBUM}`)
    expect(all).toContain('schema src/content/albums/family.json')
  })
  test('finds files and values that the site itself lacks', async () => {
    const root = imported()
    changeContent(root, 'site', (site) => ({
      ...site,
      portrait: { ...site.portrait, src: '/me.avif' },
      url: 'https://example.com',
    }))
    fill(root, {
      'src/content/projects.json': JSON.stringify([
        { name: 'P', descriptions: [], img: { src: '/p.avif', alt: '', width: 1, height: 1 } },
      ]),
    })
    for (const name of ['resume.pdf', 'icon.svg']) rmSync(join(root, 'public', name))
    expect(await found(root)).toEqual([
      'missing-file src/content/site.json portrait.src',
      'missing-file src/content/site.json resume.src',
      'missing-file src/content/projects.json [0].img.src',
      'missing-icon public/icon.svg',
      'sample-address src/content/site.json url',
    ])
    expect(await found(root, 'alps')).toEqual([])
  })
  test('finds two entries with the same bytes', async () => {
    const root = imported()
    const [a] = photosOf(root)
    const twin = { ...a, id: 'aaaaaaaaaaaa', src: '/photos/aaaaaaaaaaaa-300.avif' }
    fill(root, {
      'public/photos/aaaaaaaaaaaa-300.avif': readFileSync(join(root, 'public', a.src)),
      [ALBUM]: JSON.stringify({ photos: [a, twin] }),
    })
    expect(await found(root)).toEqual([`duplicate-bytes ${ALBUM} photos[1].src`])
  })

  test('clean lists unused files, not those of the light table’s tray, and removes them with --yes', async () => {
    const root = imported()
    const [photo, ...photos] = photosOf(root)
    const removed = [{ id: photo.id, at: 0, text: JSON.stringify(photo) }]
    const strays = ['0123456789ab-480.avif', `${photo.id}-r90-200.avif`]
    const project = {
      name: 'P',
      descriptions: [],
      img: { src: '/photos/ffffffffffff-806.avif', alt: '', width: 1, height: 1 },
    }
    fill(root, {
      [ALBUM]: JSON.stringify({ photos }),
      '.darkroom/table/alps2020.json': JSON.stringify({ version: 3, steps: [], done: 0, removed }),
      ...Object.fromEntries(strays.map((name) => [`public/photos/${name}`, 'x'])),
      'public/photos/holiday.jpg': "the owner's own",
      'public/photos/ffffffffffff-806.avif': 'named by the site',
      'src/content/projects.json': JSON.stringify([project]),
    })
    const before = treeOf(root)
    const listed = await darkroom(root, ['clean'])
    expect(listed.code).toBe(0)
    expect(listed.err.trim().split('\n')).toHaveLength(2)
    expect(listed.out).toContain('2 files')
    expect(treeOf(root)).toEqual(before)
    expect((await darkroom(root, ['clean', '--yes'])).code).toBe(0)
    const gone = Object.keys(before).filter((name) => !(name in treeOf(root)))
    expect(gone.toSorted()).toEqual(strays.map((name) => `public/photos/${name}`).toSorted())
  })
  test('clean removes nothing while an album cannot be read', async () => {
    const root = imported()
    fill(root, { [ALBUM]: '{' })
    const count = published(root).length
    const run = await darkroom(root, ['clean', '--yes'])
    expect(run.code).toBe(1)
    expect(run.err).toContain('Mend it first')
    expect(published(root)).toHaveLength(count)
  })
  test('doctor prints versions, decoders, disk and lock', async () => {
    const run = await darkroom(makeSite(), ['doctor'])
    expect(run.code).toBe(0)
    for (const row of [
      /^sharp +\d/m,
      /^decodes +jpeg, .*avif/m,
      /^heic +(yes|no)/m,
      /^disk +\d.* GB free/m,
      /^lock +free/m,
    ])
      expect(run.out).toMatch(row)
  })
})
