import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContent } from '../../../src/content/source/readContent'
import type { Photo } from '../../../src/content/schema'
import { EXIT } from '../../../src/darkroom/diagnostics/exit'
import { candidates } from '../../../src/images/sources'
import { type Host, openHost } from './misbehavingHost'
import { jpeg, withPosition } from './pictures'
import { darkroom, published } from '../site'
import { makeSite, type Site } from './site'

const LAKES = { wide: await jpeg(1, 800, 400), small: await jpeg(1, 400, 200) }
const tarn = await withPosition(2)

let site: Site
let host: Host
beforeEach(async () => {
  site = makeSite()
  host = await openHost({ 'wide.jpg': LAKES.wide, 'small.jpg': LAKES.small, 'tarn.jpg': tarn })
})
/** An album of two linked photos. */
async function linked(lake: keyof typeof LAKES = 'small'): Promise<void> {
  site.writeAlbum([
    { src: `${host.origin}/${lake}.jpg`, alt: 'A lake' },
    { src: `${host.origin}/tarn.jpg`, alt: 'A tarn' },
  ])
  await site.run('link', 'lakes')
}
afterEach(() => host.close().catch(() => {}))

/** The album as the site shows it. Content must use https, so the test's host is replaced. */
async function shown(): Promise<Photo[]> {
  const { photos, ...album } = site.readAlbum()
  const secure = JSON.stringify(photos).replaceAll(host.origin, 'https://img.example.com')
  site.writeAlbum(JSON.parse(secure) as unknown[], album)
  const { albums } = await readContent(join(site.root, 'src/content'))
  site.writeAlbum(photos, album)
  return albums[0]!.photos
}

test('mirror copies every photo at every width, and the site uses the copies with --use mirror', async () => {
  await linked('wide')
  expect(await site.run('mirror', 'lakes')).toBe(EXIT.good)
  const [lake, tarn] = await shown()
  expect(lake).toMatchObject({
    src: 'https://img.example.com/wide.jpg',
    mirror: { width: 800, widths: [480, 720] },
  })
  const wanted = [lake!, tarn!].flatMap((p) => candidates(p.mirror!).map((c) => c.src))
  expect(published(site.root).map((file) => `/photos/${file}`)).toEqual(wanted.toSorted())

  await site.run('mirror', 'lakes', '--use', 'mirror')
  const photos = await shown()
  expect(JSON.stringify(photos)).not.toContain('img.example.com')
  expect(photos[0]).toMatchObject({ alt: 'A lake', width: 800, height: 400 })
  expect(photos[1]).toMatchObject({ width: 160, height: 120 })
  await site.run('mirror', 'lakes', '--use', 'host')
  expect((await shown())[0]!.src).toBe('https://img.example.com/wide.jpg')
})

test('a second mirror makes nothing and requests each address once', async () => {
  await linked()
  await site.run('mirror', 'lakes')
  const before = site.textOf('src/content/albums/lakes.json')
  host.requests.clear()
  await site.run('mirror', 'lakes')
  expect(site.events.at(-1)).toMatchObject({ made: 0, unchanged: 2, failed: 0 })
  expect(Math.max(...host.requests.values())).toBe(1)
  expect(site.textOf('src/content/albums/lakes.json')).toBe(before)
})

test('earlier copies stay while the host is down', async () => {
  await linked()
  await site.run('mirror', 'lakes')
  const before = site.readAlbum()
  const files = published(site.root)
  await host.close()
  const { code, err } = await darkroom(site.root, ['mirror', 'lakes', '--use', 'mirror'])
  expect(code).toBe(EXIT.partial)
  expect(err).toMatch(/cannot be reached.*Its earlier copy stays/)
  expect(site.readAlbum()).toEqual({ ...before, use: 'mirror' })
  expect(published(site.root)).toEqual(files)
})

test('mirror writes nothing in a dry run', async () => {
  await linked()
  const before = site.textOf('src/content/albums/lakes.json')
  await site.run('mirror', 'lakes', '--dry-run', '--use', 'mirror')
  expect(site.textOf('src/content/albums/lakes.json')).toBe(before)
  expect(published(site.root)).toEqual([])
})
