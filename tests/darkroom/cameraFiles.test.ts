import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Photo } from '../../src/content/schema'
import { loadHeicDecoder } from '../../src/darkroom/pictures/heic'
import { leaksOf } from '../../src/darkroom/formats/leaks/leaksOf'
import { CAMERA_FILES as FOLDER } from './cameraFolder'
import { gridError, gridOf } from './photos'
import { darkroom, eventsOf, makeSite, readAlbum, type Run, treeOf } from './site'

/** The metadata of a file according to other programs. */
type Fixture = {
  file: string
  sha256: string
  truth: {
    width: number | null
    height: number | null
    capturedAt: string | null
    make: string | null
    model: string | null
    lens: string | null
    fNumber: number | null
    exposureTime: number | null
    iso: number | null
    focalLength: number | null
    caption: string | null
    privateStrings: string[]
  }
  expect: { outcome: 'import' | 'error'; errorKind?: string; looksLike?: string }
  refGrid?: number[][]
  refGridTolerance?: { meanDE2000: number }
}

const isThere = existsSync(join(FOLDER, 'MANIFEST.json'))
if (!isThere)
  console.warn(`skipped: the camera files are not at ${FOLDER}; set CAMERA_FILES to test with them`)
const fixtures = isThere
  ? (JSON.parse(readFileSync(join(FOLDER, 'MANIFEST.json'), 'utf8')) as { files: Fixture[] }).files
  : []
const hasHeic = (await loadHeicDecoder()) !== undefined
const isImported = ({ expect: { outcome, errorKind } }: Fixture) =>
  outcome === 'import' || (hasHeic && errorKind === 'unsupported-hevc')
const sound = fixtures.filter(isImported)
const faulty = fixtures.filter((f) => !isImported(f))

describe.runIf(isThere)('real camera files', { tags: ['thorough'] }, () => {
  let root: string
  let run: Pick<Run, 'out' | 'err' | 'code'>
  const photos = new Map<string, Photo>()
  const fileOf = (photo: Photo) => join(root, 'public', photo.src)
  const photoOf = ({ sha256 }: Fixture) => photos.get(sha256.slice(0, 12))!

  beforeAll(async () => {
    root = makeSite()
    run = await darkroom(root, ['import', FOLDER, '--album', 'camera2024', '--json'])
    for (const photo of readAlbum(root, 'camera2024').photos) photos.set(photo.id, photo)
  })

  test('are imported, except those that must be refused', () => {
    expect(run.code).toBe(2)
    expect([...photos.keys()].toSorted()).toEqual(
      sound.map((f) => f.sha256.slice(0, 12)).toSorted(),
    )
  })
  test.each(faulty.map((f) => [f.file, f] as const))(
    'are refused for the expected reason: %s',
    (file, f) => {
      const failed = eventsOf(run).find((e) => e.event === 'failed' && e.file === file)
      expect(failed?.kind).toBe(f.expect.errorKind)
    },
  )

  describe.each(sound.map((f) => [f.file, f] as const))('%s', (_file, fixture) => {
    const { truth } = fixture
    test('is upright in its own proportions, never enlarged', async () => {
      const photo = photoOf(fixture)
      const scale = Math.min(1, 2560 / Math.max(truth.width!, truth.height!))
      expect(photo.width).toBeCloseTo(truth.width! * scale, -0.5)
      expect(photo.height).toBeCloseTo(truth.height! * scale, -0.5)
      const { width, height } = await sharp(fileOf(photo)).metadata()
      expect({ width, height }).toEqual({ width: photo.width, height: photo.height })
    })
    test('has the expected capture data', () => {
      const { capture = {}, alt } = photoOf(fixture)
      expect(capture.taken ?? null).toBe(truth.capturedAt)
      if (truth.model) expect(capture.camera).toContain(truth.model)
      else expect(capture.camera).toBeUndefined()
      expect(capture.lens ?? null).toBe(truth.lens)
      expect(capture.iso ?? null).toBe(truth.iso)
      const near = (value: number | undefined, wanted: number | null) => {
        if (wanted === null) expect(value).toBeUndefined()
        else expect(Math.abs(value! / wanted - 1)).toBeLessThan(0.01)
      }
      near(capture.focalLength, truth.focalLength)
      near(capture.aperture, truth.fNumber)
      const [over = NaN, under = 1] = (capture.shutter ?? '').split('/').map(Number)
      near(capture.shutter ? over / under : undefined, truth.exposureTime)
      expect(alt).toBe(truth.caption === 'null' ? '' : (truth.caption ?? ''))
    })
    test.runIf(fixture.refGrid)('has the expected colours', async () => {
      const { refGrid, refGridTolerance } = fixture
      const grid = await gridOf(fileOf(photoOf(fixture)))
      expect(gridError(grid, refGrid!)).toBeLessThanOrEqual(refGridTolerance!.meanDE2000)
    })
  })

  test('leave nothing private in any file', () => {
    const secrets = fixtures.flatMap((f) => f.truth.privateStrings)
    expect(secrets.length).toBeGreaterThan(5)
    for (const name of Object.keys(treeOf(root))) {
      const bytes = readFileSync(join(root, name))
      for (const secret of secrets)
        expect(bytes.includes(secret), `${secret} in ${name}`).toBe(false)
      expect(leaksOf(bytes), name).toEqual([])
    }
    for (const { placeholder } of photos.values())
      expect(leaksOf(Buffer.from(placeholder!, 'base64'))).toEqual([])
  })

  test('leave no metadata that exiftool finds', (context) => {
    const folder = join(root, 'public/photos')
    const tool = spawnSync('exiftool', ['-ee3', '-G0', '-j', '-q', folder], { encoding: 'utf8' })
    if (tool.error) {
      console.warn('skipped: exiftool is not installed')
      context.skip()
    }
    const said = JSON.parse(tool.stdout) as Record<string, string>[]
    expect(said).toHaveLength(readdirSync(folder).length)
    const groups = new Set(
      said.flatMap((tags) => Object.keys(tags)).map((tag) => tag.split(':')[0]),
    )
    // Only the container remains: its size and its boxes.
    groups.delete('SourceFile')
    expect([...groups].toSorted()).toEqual(
      ['Composite', 'ExifTool', 'File', 'Meta', 'QuickTime'].filter((g) => groups.has(g)),
    )
  })

  test('are left alone when imported again unchanged', async () => {
    const before = treeOf(root)
    const again = await darkroom(root, ['import', FOLDER, '--album', 'camera2024'])
    expect(again.out).toContain(`0 new, ${sound.length} unchanged`)
    expect(treeOf(root)).toEqual(before)
  })
})
