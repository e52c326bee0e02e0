import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { EXIT } from '../../../src/darkroom/diagnostics/exit'
import { candidates } from '../../../src/images/sources'
import { type Bodies, type Host, openHost } from './misbehavingHost'
import { draw, jpeg, withPosition } from './pictures'
import { darkroom } from '../site'
import { makeSite, type Site } from './site'
import { USUAL_RECIPE } from '../../../src/darkroom/pictures/recipe'
import { recipeDigest } from '../../../src/darkroom/pictures/recipeDigest'

let site: Site
beforeEach(() => {
  site = makeSite()
})

const lake = await jpeg(1, 1200, 800)
const sideways = await draw(2, 600, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer()

const BODIES: Bodies = {
  'whole.jpg': lake,
  'small.jpg': await jpeg(2, 300, 200),
  'located.jpg': await withPosition(3),
  'described.jpg': await draw(4)
    .withExif({ IFD0: { ImageDescription: 'Ice on the shore', Model: 'A box' } })
    .jpeg()
    .toBuffer(),
}

/** The answers of a host that makes any width, as ipx does. */
async function atAnyWidth(name: string, bytes: Buffer): Promise<Bodies> {
  const bodies: Bodies = { [`_/${name}`]: bytes }
  for (const width of [480, 900, 960, 1200])
    bodies[`w_${width},f_auto/${name}`] = await sharp(bytes, { autoOrient: true })
      .resize({ width, withoutEnlargement: true })
      .jpeg()
      .toBuffer()
  return bodies
}

describe('photos on a host that makes any width', () => {
  let host: Host
  beforeEach(async () => {
    host = await openHost({
      ...(await atAnyWidth('lake.jpg', lake)),
      ...(await atAnyWidth('b.jpg', sideways)),
    })
  })
  afterEach(() => host.close())

  test('get their upright size and the widths that the host makes', async () => {
    site.writeAlbum([
      { src: `${host.origin}/_/lake.jpg`, alt: 'A lake' },
      { src: `${host.origin}/_/b.jpg`, alt: 'A tarn' },
    ])
    expect(await site.run('link', 'lakes')).toBe(EXIT.good)
    const { photos } = site.readAlbum()
    expect(photos[0]).toMatchObject({
      alt: 'A lake',
      width: 1200,
      height: 800,
      template: `${host.origin}/w_{W},f_auto/lake.jpg`,
      widths: [480, 960],
    })
    expect(photos[1]).toMatchObject({ width: 900, height: 600, widths: [480] })
    for (const photo of photos)
      for (const { src, width } of candidates(photo)) {
        const answer = await fetch(src)
        const real = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        expect(real.width).toBe(width)
      }
  })

  test('are requested once, and linking again changes nothing', async () => {
    site.writeAlbum([{ src: `${host.origin}/_/lake.jpg`, alt: 'A lake' }])
    await site.run('link', 'lakes')
    expect(host.requests.get('/_/lake.jpg')).toBe(1)
    expect(Math.max(...host.requests.values())).toBe(1)
    const before = site.textOf('src/content/albums/lakes.json')
    host.requests.clear()
    expect(await site.run('link', 'lakes')).toBe(EXIT.good)
    expect(site.textOf('src/content/albums/lakes.json')).toBe(before)
    expect(site.events.at(-1)).toMatchObject({ event: 'summary', changed: false })
    expect(Math.max(...host.requests.values())).toBe(1)
  })

  test('keep their known widths, with a finding, while the host is busy', async () => {
    site.writeAlbum([{ src: `${host.origin}/_/lake.jpg`, alt: 'A lake' }])
    await site.run('link', 'lakes')
    const known = site.readAlbum().photos[0]!
    expect(known.widths).toEqual([480, 960])
    host.busy.add('/w_480,f_auto/lake.jpg')
    await site.run('link', 'lakes')
    expect(site.readAlbum().photos[0]).toEqual(known)
    expect(JSON.stringify(site.events)).toContain('busy-width')
  })
})

describe('photos on a host with one size', () => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(BODIES)
  })
  afterEach(() => host.close())
  const photoOf = (name: string, alt = 'A lake') => ({ src: `${host.origin}/${name}`, alt })

  test('keep their address and get size, colour and placeholder', async () => {
    site.writeAlbum([photoOf('whole.jpg')])
    expect(await site.run('link', 'lakes')).toBe(EXIT.good)
    const [photo] = site.readAlbum().photos
    expect(photo).toMatchObject({
      width: 1200,
      height: 800,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    expect(photo).not.toHaveProperty('candidates')
    expect(photo!.id).toMatch(/^[0-9a-f]{12}$/)
    const tiny = await sharp(Buffer.from(photo!.placeholder as string, 'base64')).metadata()
    expect(tiny).toMatchObject({ format: 'webp', width: 16, height: 11 })
  })

  test('get small variants on the site with --thumbs local', async () => {
    site.writeAlbum([photoOf('whole.jpg'), photoOf('small.jpg', 'A pond')])
    await site.run('link', 'lakes', '--thumbs', 'local')
    const [large, small] = site.readAlbum().photos
    const name = (width: number) =>
      `${large!.id}-${recipeDigest({ ...USUAL_RECIPE, widths: [480, 960] })}-${width}.avif`
    expect(large!.candidates).toEqual([
      { src: `/photos/${name(480)}`, width: 480 },
      { src: `/photos/${name(960)}`, width: 960 },
      { src: `${host.origin}/whole.jpg`, width: 1200 },
    ])
    expect(small).not.toHaveProperty('candidates')
    const files = await readdir(join(site.root, 'public/photos'))
    expect(files.toSorted()).toEqual([name(480), name(960)])
    for (const file of files) {
      const real = await sharp(join(site.root, 'public/photos', file)).metadata()
      expect(file).toContain(`-${real.width}.avif`)
    }
  })

  test('with coordinates are a finding, and the album gets no coordinates', async () => {
    site.writeAlbum([photoOf('located.jpg')])
    const { err } = await darkroom(site.root, ['link', 'lakes'])
    const [photo] = site.readAlbum().photos
    const placeholder = Buffer.from(photo!.placeholder as string, 'base64')
    expect((await sharp(placeholder).metadata()).exif).toBeUndefined()
    expect(JSON.stringify(photo)).not.toMatch(/gps|latitude/i)
    expect(err).toMatch(/reveals where it was taken/)
  })

  test('keep the owner’s order, ids, texts, flags and capture data', async () => {
    const edited = [
      { ...photoOf('small.jpg', ''), id: 'the-pond', hide: true },
      { ...photoOf('whole.jpg', 'Mine'), id: 'the-lake', capture: { camera: 'A box' } },
    ]
    site.writeAlbum(edited, { cover: 'the-lake', use: 'host' })
    await site.run('link', 'lakes')
    const album = site.readAlbum()
    expect(album).toMatchObject({ cover: 'the-lake', use: 'host' })
    expect(album.photos).toMatchObject(edited)
    expect(album.photos[0]).toMatchObject({ width: 300, height: 200 })
  })

  test('without an alt text get the description in the file', async () => {
    const { src } = photoOf('described.jpg')
    site.writeAlbum([{ src }, { src: `${src}?again`, alt: '' }])
    await site.run('link', 'lakes')
    const { photos } = site.readAlbum()
    expect(photos.map(({ alt }) => alt)).toEqual(['Ice on the shore', ''])
    expect(photos[0]!.capture).toEqual({ camera: 'A box' })
    // A repeated picture needs another id, because ids are unique in an album.
    expect(photos[1]!.id).toBe(`${photos[0]!.id}-2`)
  })

  test('may be large AVIFs', { tags: ['thorough'] }, async () => {
    const flat = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#357' } })
    const avif = await flat.avif({ effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()
    await host.close()
    host = await openHost({ 'large.avif': avif })
    site.writeAlbum([{ id: 'wall', src: `${host.origin}/large.avif`, alt: 'A wall' }])
    expect(await site.run('link', 'lakes')).toBe(EXIT.good)
    expect(site.readAlbum().photos[0]).toMatchObject({ width: 6000, height: 4000 })
  })
  test('that do not answer are reported in one line each, and the others are linked', async () => {
    const gone = { id: 'gone', ...photoOf('gone.jpg') }
    const src = `${gone.src}?new`
    site.writeAlbum([gone, { src }, photoOf('whole.jpg')])
    const { code, err } = await darkroom(site.root, ['link', 'lakes'])
    expect(code).toBe(EXIT.partial)
    expect(err).toMatch(/photos\[0\]: is answered with status 404 .*\. \w.*\./)
    expect(site.readAlbum().photos).toEqual([
      gone,
      { id: expect.stringMatching(/^[0-9a-f]{12}$/), src, alt: '' },
      expect.objectContaining({ width: 1200 }),
    ])
  })

  test('from a list of addresses make a new album without questions', async () => {
    const list = join(site.root, 'links.txt')
    await writeFile(list, `# 2024\n${host.origin}/whole.jpg\n\n${host.origin}/gone.jpg\r\n`)
    const { code, err } = await darkroom(site.root, ['link', 'tarns2024', list])
    expect(code).toBe(EXIT.partial)
    const album = JSON.parse(site.textOf('src/content/albums/tarns2024.json')) as {
      photos: unknown[]
    }
    expect(album.photos).toHaveLength(1)
    // The failed photo is not in the album, so the line of the list is named.
    expect(err).toMatch(/^\S*links\.txt:4: is answered with status 404/m)
    expect(err).not.toContain('photos[')
    expect(site.textOf('src/content/catalog.json')).toContain('"Tarns 2024"')
    const again = site.textOf('src/content/albums/tarns2024.json')
    await site.run('link', 'tarns2024', list)
    expect(site.textOf('src/content/albums/tarns2024.json')).toBe(again)
  })

  test('in a dry run are not written', async () => {
    site.writeAlbum([photoOf('whole.jpg')])
    const before = site.textOf('src/content/albums/lakes.json')
    const files = await readdir(site.root, { recursive: true })
    expect(await site.run('link', 'lakes', '--dry-run', '--thumbs', 'local')).toBe(EXIT.good)
    expect(site.textOf('src/content/albums/lakes.json')).toBe(before)
    expect(await readdir(site.root, { recursive: true })).toEqual(files)
    expect(site.events.at(-1)).toMatchObject({ event: 'summary', linked: 1 })
    // Nor do they get back small variants that are missing.
    await site.run('link', 'lakes', '--thumbs', 'local')
    await rm(join(site.root, 'public/photos'), { recursive: true })
    await site.run('link', 'lakes', '--dry-run')
    await expect(readdir(join(site.root, 'public/photos'))).rejects.toThrow('ENOENT')
  })
})
