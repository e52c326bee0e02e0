import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { createDisk } from '../../../../src/darkroom/files/disk'
import { checkAlbum } from '../../../../src/content/source/album/checkAlbum'
import { inspectPicture } from '../../../../src/darkroom/pictures/inspectPicture'
import { createHttpCache } from '../../../../src/darkroom/remote/client/httpCache'
import type { LinkedPhoto } from '../../../../src/darkroom/remote/checks/fault'
import {
  type AlbumEntries,
  checkAnswers,
  mergeDiagnostics,
} from '../../../../src/darkroom/remote/checks/checkAnswers'
import { probePhotos } from '../../../../src/darkroom/remote/checks/probePhotos'
import { LIMITS, wallClock } from '../../../../src/darkroom/remote/client/limits'
import { createProber } from '../../../../src/darkroom/remote/client/prober'
import type { Photo } from '../../../../src/content/schema'
import { makeFolder } from '../../../folder'
import { CAMERA_FILES } from '../../cameraFolder'
import { type Bodies, type Host, openHost } from '../misbehavingHost'
import { bomb, draw, jpeg, withPositionInXmp } from '../pictures'

let host: Host
let folder: string
let pauses: number[]
beforeEach(() => {
  folder = makeFolder()
  pauses = []
})
afterEach(() => host.close())

/** A prober with a fake clock: pauses are recorded, and a silent host times out at once. */
function prober() {
  const timeouts = new Map<string, AbortController>()
  host.onSilence = (url) => timeouts.get(url)?.abort()
  return createProber({
    referer: 'https://ada.example.com/',
    inspectPicture: async (_, path) => inspectPicture(await readFile(path), 1.5e8),
    cache: createHttpCache(join(folder, 'http'), createDisk(folder)),
    limits: { ...LIMITS, bytes: 5_000_000 },
    clock: {
      ...wallClock,
      sleep: async (ms) => void pauses.push(ms),
      timeout(_, url) {
        const timeout = new AbortController()
        timeouts.set(url, timeout)
        return timeout.signal
      },
    },
  })
}

/** The codes found for each photo, and for the whole album under `album`. */
async function check(
  photos: LinkedPhoto[],
  others: AlbumEntries[] = [],
): Promise<Record<string, string[]>> {
  const album: AlbumEntries = { file: 'albums/defects.json', photos }
  const asked = checkAnswers(album, others, await probePhotos(photos, prober()))
  const spelt = checkAlbum({ ...album, level: 'public', photos: photos as Photo[] }, 'check')
  const found = mergeDiagnostics(album, spelt, asked)
  const codes: Record<string, string[]> = {}
  for (const { id } of photos) codes[id!] = []
  for (const { photo = 'album', code } of found) (codes[photo] ??= []).push(code)
  return codes
}

const whole = (seed: number) => jpeg(seed, 900, 600)

async function drawnBodies(): Promise<Bodies> {
  const bodies: Bodies = {
    'Landscape_1.jpg': await whole(1),
    'HTC Desire.jpg': await jpeg(2),
    'Issue 266.jpg': await jpeg(3),
    'whole.jpg': await whole(4),
    'rate.jpg': await jpeg(5),
    'nohead.jpg': await jpeg(6),
    'shared.jpg': await jpeg(7),
    'Nikon D5000.jpg': await withPositionInXmp(8),
    'Landscape_6.jpg': await draw(9, 120, 180).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'webp.jpg': await draw(10).webp().toBuffer(),
    'giant-image.jpg': bomb(await jpeg(11)),
    'imgur/AbCdEfG.jpg': await jpeg(12, 1200, 800),
    'imgur/AbCdEfGl.jpg': await draw(12, 1200, 800).resize(640).jpeg().toBuffer(),
  }
  bodies['truncated2.jpg'] = bodies['whole.jpg']!.subarray(0, bodies['whole.jpg']!.length / 2)
  return bodies
}

/** The expected findings of each photo's address, which the host above causes. */
const DEFECTS: [id: string, src: string, alt: string, expected: string[]][] = [
  ['ok', '{host}/HTC%20Desire.jpg', 'Bare trees', []],
  ['empty-src', '', '', ['empty-src', 'empty-alt']],
  ['empty-alt', '{host}/Landscape_1.jpg', '', ['empty-alt']],
  ['whitespace-alt', '{host}/Landscape_1.jpg?x=1', '   ', ['duplicate-bytes', 'empty-alt']],
  ['filename-alt', '{host}/Issue%20266.jpg', 'DSC_0042.JPG', ['alt-is-filename']],
  ['trailing-char-404', '{host}/Landscape_1.jpgg', 'a', ['suspicious-extension']],
  ['trailing-char-200', '{host}/lenient/Landscape_1.jpg1', 'a', ['suspicious-extension']],
  ['trailing-space', '{host}/Landscape_1.jpg ', 'a', ['whitespace-in-url']],
  ['trailing-punct', '{host}/Landscape_1.jpg,', 'a', ['suspicious-extension']],
  ['dup-exact', '{host}/HTC%20Desire.jpg', 'again', ['duplicate-url']],
  ['dup-size-suffix', '{host}/imgur/AbCdEfGl.jpg', 'a', ['thumbnail-used-as-original']],
  ['removed-redirect', '{host}/imgur/Gone123.jpg', 'a', ['placeholder-image']],
  ['html-as-image', '{host}/soft404.jpg', 'a', ['not-an-image']],
  ['html-labelled-image', '{host}/liar.jpg', 'a', ['not-an-image']],
  ['wrong-type-label', '{host}/webp.jpg', 'a', ['type-mismatch']],
  ['truncated', '{host}/truncated.jpg', 'a', ['truncated']],
  ['truncated-clean', '{host}/truncated2.jpg', 'a', ['truncated']],
  ['bomb', '{host}/giant-image.jpg', 'a', ['too-large']],
  ['endless', '{host}/endless.jpg', 'a', ['too-large']],
  ['slow', '{host}/slow.jpg', 'a', ['timeout']],
  ['429', '{host}/rate.jpg', 'a', []],
  ['503', '{host}/down.jpg', 'a', ['http-503']],
  ['redirect-loop', '{host}/loop.jpg', 'a', ['redirect-loop']],
  ['https-to-http', 'https://example.invalid/a.jpg', 'a', ['unreachable']],
  ['http-scheme', 'http://photos.example.invalid/a.jpg', 'a', ['insecure-url']],
  ['no-head', '{host}/nohead.jpg', 'a', []],
  ['gps', '{host}/Nikon%20D5000.jpg', 'Railway', ['published-gps']],
  ['orientation', '{host}/Landscape_6.jpg', 'a', []],
  ['cross-album', '{host}/shared.jpg', 'a', ['repeated-in-other-album']],
]
const entries = (): LinkedPhoto[] =>
  DEFECTS.map(([id, src, alt]) => ({ id, src: src.replace('{host}', host.origin), alt }))
const expected = Object.fromEntries(DEFECTS.map(([id, , , codes]) => [id, codes]))
const otherAlbum = (): AlbumEntries => ({
  file: 'albums/other.json',
  photos: [{ id: 'also', src: `${host.origin}/shared.jpg`, alt: 'a' }],
})
const sorted = (codes: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(codes).map(([id, all]) => [id, all.toSorted()]))

describe('an album of defects', () => {
  beforeEach(async () => {
    host = await openHost(await drawnBodies())
  })
  test('has exactly the expected findings', async () => {
    const { album, ...found } = await check(entries(), [otherAlbum()])
    expect(sorted(found)).toEqual(sorted(expected))
    expect(album).toEqual(['originals-with-gps'])
  })
  test('is checked with the pauses that hosts ask for, and three attempts for a host that is down', async () => {
    await check(entries())
    expect(pauses.toSorted((a, b) => a - b)).toEqual([300, 600, 1000, 1000])
    expect(host.requests.get('/down.jpg')).toBe(3)
  })
  test('is checked again with at most one request for each address, and the same findings', async () => {
    await check(entries())
    host.requests.clear()
    const { album: _, ...found } = await check(entries(), [otherAlbum()])
    expect(sorted(found)).toEqual(sorted(expected))
    expect(Math.max(...host.requests.values())).toBe(1)
  })
})

test(
  'the defects of the catalogue are found, with real camera files',
  { tags: ['thorough'] },
  async (context) => {
    const file = join(CAMERA_FILES, 'defect-album.json')
    host = await openHost(await cameraBodies(file))
    if (!existsSync(file)) {
      console.warn(`skipped: no camera files in ${CAMERA_FILES} (set CAMERA_FILES)`)
      return context.skip()
    }
    const catalogue = JSON.parse(readFileSync(file, 'utf8')) as {
      entries: { id: string; src: string; alt: string; expect: string[] }[]
    }
    const photos = catalogue.entries.map(({ id, src, alt }) => ({
      id,
      src: src.replace('{host}', host.origin),
      alt,
    }))
    const { album: _, ...found } = await check(photos, [otherAlbum()])
    const told = Object.fromEntries(
      catalogue.entries.map(({ id, expect }) => [
        id,
        // The size of a photo is no finding if the album does not state it.
        expect.map((said) => said.split(' ')[0]!).filter((code) => code !== 'width/height'),
      ]),
    )
    expect(catalogue.entries).toHaveLength(29)
    expect(sorted(found)).toEqual(sorted(told))
  },
)

/** Real files, under the names of the catalogue. */
async function cameraBodies(catalogue: string): Promise<Bodies> {
  if (!existsSync(catalogue)) return {}
  const real = (name: string) => readFile(join(CAMERA_FILES, name))
  const bodies: Bodies = {}
  for (const name of [
    'HTC Desire.jpg',
    'Landscape_1.jpg',
    'Landscape_6.jpg',
    'Issue 266.jpg',
    'Nikon D5000.jpg',
    'giant-image.jpg',
  ])
    bodies[name] = await real(name)
  bodies['webp.jpg'] = await real('Nikon Coolpix P7000.webp')
  bodies['truncated2.jpg'] = await real('truncated.jpg')
  bodies['whole.jpg'] = await real('Canon EOS 7D.jpg')
  bodies['rate.jpg'] = await real('concert.jpg')
  bodies['nohead.jpg'] = await real('Olympus PEN E-P3.jpg')
  bodies['shared.jpg'] = await real('Issue 242.jpg')
  bodies['imgur/AbCdEfG.jpg'] = await real('Landscape_5.jpg')
  bodies['imgur/AbCdEfGl.jpg'] = await sharp(bodies['imgur/AbCdEfG.jpg'])
    .autoOrient()
    .resize(640)
    .jpeg()
    .toBuffer()
  return bodies
}
