import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { EXIT } from '../../../src/darkroom/diagnostics/exit'
import { endEncoders } from '../encoders'
import { darkroom } from '../site'
import { type Host, openHost } from './misbehavingHost'
import { draw, jpeg, withPosition } from './pictures'
import { makeSite, type Site } from './site'

let site: Site
let host: Host
beforeEach(async () => {
  site = makeSite()
  host = await openHost({
    'whole.jpg': await jpeg(4, 900, 600),
    'turned.jpg': await draw(5, 120, 180).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'located.jpg': await withPosition(6),
    'AbCdEfG.jpg': await jpeg(7, 1200, 800),
    'AbCdEfGl.jpg': await draw(7, 1200, 800).resize(640).jpeg().toBuffer(),
    'lake.jpg': await jpeg(8),
  })
})
afterEach(() => host.close())

/** An album of one photo each; `src` below the host. */
const album = (...photos: [id: string, src: string, more?: object][]) =>
  site.writeAlbum(
    photos.map(([id, src, more]) => ({
      id,
      src: src.replace(/^(\s*)\//, `$1${host.origin}/`),
      alt: 'A',
      ...more,
    })),
  )
const found = () =>
  site.events.filter(({ event }) => event === 'finding').map(({ photo, id }) => [photo, id])

test('a decoder that cannot be started is the only finding', async () => {
  album(['lake', '/lake.jpg', { width: 1, height: 1 }])
  await endEncoders()
  const { execPath } = process
  process.execPath = '/nowhere/node'
  try {
    expect(await site.run('check', 'lakes', '--online')).toBe(EXIT.findings)
  } finally {
    process.execPath = execPath
  }
  expect(found()).toEqual([['lake', 'unseen']])
})

test.each([
  ['a photo that has moved permanently is', '/moved.jpg', 'photo', 'moved'],
  ['originals with coordinates are', '/located.jpg', undefined, 'originals-with-gps'],
])('%s one finding', async (_, src, photo, id) => {
  album(['photo', src])
  expect(await site.run('check', 'lakes', '--online')).toBe(EXIT.findings)
  expect(found()).toEqual([[photo, id]])
})

test('a rejected Referer is a finding and is cached, so the next check needs one request', async () => {
  album(['photo', '/hotlink.jpg'])
  for (const requests of [2, 1]) {
    host.requests.clear()
    expect(await site.run('check', 'lakes', '--online')).toBe(EXIT.findings)
    expect(host.requests.get('/hotlink.jpg')).toBe(requests)
    expect(found()).toEqual([['photo', 'refused-by-referrer']])
  }
})

test('missing smaller versions are a finding, except in a mirrored album', async () => {
  const candidates = [
    { src: `${host.origin}/AbCdEfGm.jpg`, width: 320 },
    { src: `${host.origin}/AbCdEfGl.jpg`, width: 640 },
    { src: `${host.origin}/AbCdEfG.jpg`, width: 1200 },
  ]
  album(['photo', '/AbCdEfG.jpg', { candidates }])
  await site.run('check', 'lakes', '--online')
  expect(found()).toEqual([['photo', 'broken-width']])
  expect(JSON.stringify(site.events)).toContain('320 px')
  host.requests.clear()
  const [photo] = site.readAlbum().photos
  const mirror = { src: '/photos/0123456789ab-1200.avif', width: 1200 }
  site.writeAlbum([{ ...photo, mirror }], { use: 'mirror' })
  await site.run('check', 'lakes', '--online')
  expect([...host.requests.keys()]).toEqual(['/AbCdEfG.jpg'])
})

test('a template is checked at its smallest and largest width', async () => {
  const offer = { template: `${host.origin}/{W}.jpg`, widths: [480, 960, 1000] }
  album(['photo', '/AbCdEfG.jpg', { width: 1200, height: 800, ...offer }])
  await site.run('check', 'lakes', '--online')
  const requests = ['/1000.jpg', '/480.jpg', '/AbCdEfG.jpg']
  expect([...host.requests.keys()].toSorted()).toEqual(requests)
  expect(found()).toEqual([['photo', 'broken-width']])
})

test('photos in an invalid album file are checked too', async () => {
  album(['x', '/lake.jpgg'])
  await site.run('check', 'lakes', '--online')
  expect(found()).toContainEqual(['x', 'suspicious-extension'])
  expect(found()).toContainEqual([undefined, 'schema'])
})

test('faults of the album file are the same with --online', async () => {
  const secret = { mirror: { src: 'https://ada:secret@e.com/a.jpg', width: 480 } }
  const turned = { id: 'turned', src: '/photos/0123456789ab-r90-160.avif', alt: 'A', rotate: 90 }
  const plain = { id: 'plain', src: `${host.origin}/lake.jpg`, alt: '', decorative: true }
  site.writeAlbum([{ ...plain, ...secret }, turned], { cover: 'nobody' })
  const foundBy = async (...options: string[]) => {
    await site.run('check', 'lakes', ...options)
    return found().toSorted()
  }
  const offline = await foundBy()
  expect(offline).toContainEqual(['plain', 'credentials-in-url'])
  expect(offline).toContainEqual([undefined, 'unknown-cover'])
  expect(await foundBy('--online')).toEqual(offline)
})

test('no host is asked without --online', async () => {
  album(['photo', '/nowhere.jpg'])
  await site.run('check', 'lakes')
  expect(host.requests.size).toBe(0)
})

describe('--fix', () => {
  const sources = () => site.readAlbum().photos.map(({ src }) => src)

  test('writes verified fixes and prints them as a diff', async () => {
    album(
      ['stuck', '/lake.jpgg'],
      ['white', ' /whole.jpg '],
      ['small', '/AbCdEfGl.jpg', { width: 640, height: 427, template: '/{W}', widths: [1] }],
      ['turned', '/turned.jpg', { width: 120, height: 180 }],
    )
    const { err } = await darkroom(site.root, ['check', 'lakes', '--fix'])
    expect(sources()).toEqual(
      ['lake.jpg', 'whole.jpg', 'AbCdEfG.jpg', 'turned.jpg'].map((n) => `${host.origin}/${n}`),
    )
    const { photos } = site.readAlbum()
    expect(photos[2]).toEqual({
      id: 'small',
      src: `${host.origin}/AbCdEfG.jpg`,
      alt: 'A',
      width: 1200,
      height: 800,
    })
    expect(photos[3]).toMatchObject({ width: 180, height: 120 })
    expect(err).toContain(`-"${host.origin}/lake.jpgg"\n+"${host.origin}/lake.jpg"`)
    expect(await site.run('check', 'lakes', '--online')).toBe(EXIT.good)
  })

  test('does not write what it cannot verify', async () => {
    album(['stuck', '/nowhere.jpgg'], ['gone', '/gone.jpg'], ['older', 'http://a.invalid/b.jpg'])
    const before = site.textOf('src/content/albums/lakes.json')
    expect(await site.run('check', 'lakes', '--fix')).toBe(EXIT.findings)
    expect(site.textOf('src/content/albums/lakes.json')).toBe(before)
    expect(found().map(([, id]) => id)).toEqual([
      'suspicious-extension',
      'http-404',
      'insecure-url',
    ])
  })

  test('does not change entries that the owner edited meanwhile', async () => {
    album(['stuck', '/lake.jpgg'], ['slow', '/slow.jpg'])
    const [stuck] = site.readAlbum().photos
    const added = { id: 'added', src: `${host.origin}/whole.jpg`, alt: 'B' }
    host.onSilence = (_, response) => {
      site.writeAlbum([added, stuck!])
      response.writeHead(404).end()
    }
    expect(await site.run('check', 'lakes', '--fix')).toBe(EXIT.findings)
    expect(sources()).toEqual([added.src, stuck!.src])
    expect(found()).toContainEqual(['stuck', 'suspicious-extension'])
  })

  test('in a dry run only prints the fixes', async () => {
    album(['stuck', '/lake.jpgg'])
    const before = site.textOf('src/content/albums/lakes.json')
    const { code, err } = await darkroom(site.root, ['check', 'lakes', '--fix', '--dry-run'])
    expect(code).toBe(EXIT.findings)
    expect(site.textOf('src/content/albums/lakes.json')).toBe(before)
    expect(err).toContain(`+"${host.origin}/lake.jpg"`)
  })
})
