import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDisk } from '../../../../src/darkroom/files/disk'
import { checkAlbum } from '../../../../src/content/source/album/checkAlbum'
import { inspectPicture } from '../../../../src/darkroom/pictures/inspectPicture'
import { createHttpCache } from '../../../../src/darkroom/remote/client/httpCache'
import { checkAnswers, mergeDiagnostics } from '../../../../src/darkroom/remote/checks/checkAnswers'
import { probePhotos } from '../../../../src/darkroom/remote/checks/probePhotos'
import { LIMITS, wallClock } from '../../../../src/darkroom/remote/client/limits'
import { createProber } from '../../../../src/darkroom/remote/client/prober'
import { makeFolder } from '../../../folder'
import { CAMERA_FILES } from '../../cameraFolder'
import { type Bodies, type Host, openHost } from '../misbehavingHost'
import { bomb, draw, jpeg, withPositionInXmp } from '../pictures'

let host: Host
const folder = makeFolder()
const pauses: number[] = []
afterAll(() => host.close())

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
async function check(): Promise<Record<string, string[]>> {
  const photos = DEFECTS.map(([id, src, alt]) => ({
    id,
    src: src.replace('{host}', host.origin),
    alt,
  }))
  const album = { file: 'albums/defects.json', photos }
  const other = { file: 'albums/other.json', photos: [{ src: `${host.origin}/shared.jpg` }] }
  const asked = checkAnswers(album, [other], await probePhotos(photos, prober()))
  const spelt = checkAlbum({ ...album, level: 'public', photos }, 'check')
  const found = mergeDiagnostics(album, spelt, asked)
  const codes: Record<string, string[]> = {}
  for (const { id } of photos) codes[id] = []
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
const sorted = (codes: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(codes).map(([id, all]) => [id, all.toSorted()]))

test('an album of defects has exactly the expected findings, also when it is checked again', async () => {
  host = await openHost(await drawnBodies())
  const album = ['originals-with-gps']
  const expected = { ...Object.fromEntries(DEFECTS.map(([id, , , codes]) => [id, codes])), album }
  expect(sorted(await check())).toEqual(sorted(expected))
  expect(
    pauses.toSorted((a, b) => a - b),
    'as hosts ask for',
  ).toEqual([300, 600, 1000, 1000])
  expect(host.requests.get('/down.jpg'), 'attempts for a host that is down').toBe(3)
  host.requests.clear()
  expect(sorted(await check())).toEqual(sorted(expected))
  expect(Math.max(...host.requests.values()), 'requests for each address').toBe(1)
})

const CATALOGUE = join(CAMERA_FILES, 'defect-album.json')
const isMissing = !existsSync(CATALOGUE)
if (isMissing)
  console.warn(`skipped: there is no ${CATALOGUE}; set CAMERA_FILES to compare with it`)
test.skipIf(isMissing)('the album of defects is the one of the catalogue', () => {
  const { entries } = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as {
    entries: { id: string; src: string; alt: string; expect: string[] }[]
  }
  const catalogue = entries.map(({ id, src, alt, expect }) => [
    id,
    // No test asks a host of the real world.
    src.replace('photos.example.com', 'photos.example.invalid'),
    alt,
    // The size of a photo is no finding if the album does not state it.
    expect
      .map((said) => said.split(' ')[0]!)
      .filter((code) => code !== 'width/height')
      .toSorted(),
  ])
  expect(catalogue).toEqual(
    DEFECTS.map(([id, src, alt, codes]) => [id, src, alt, codes.toSorted()]),
  )
})
