import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBucket } from '../../../src/darkroom/bucket/createBucket'
import { bucketSettings } from '../../../src/darkroom/bucket/bucketSettings'
import { startS3, type S3Server } from '../bucket/s3Server'
import { faultyDisk } from '../faultyDisk'
import { photograph } from '../photos'
import {
  changeContent,
  copySite,
  darkroom,
  eventsOf,
  fill,
  folderOf,
  importFolder,
  makeFolder,
  makeSite,
  photosOf,
  published,
  spawnDarkroom,
  textOf,
} from '../site'

let server: S3Server
let prepared: string
beforeAll(async () => {
  server = await startS3(makeFolder())
  const folder = folderOf({
    'a.jpg': await photograph(600, 400, { description: 'Fog' }),
    'b.jpg': await photograph(300, 200, { description: 'Rain' }, 1),
  })
  prepared = makeSite()
  await importFolder(prepared, folder)
})
afterAll(() => server.close())

const ALBUM = 'src/content/albums/alps2020.json'
let sites = 0
/** A site whose pictures are served from the bucket, below its own prefix. */
function makeUploadedSite(folder = '') {
  const prefix = `site${++sites}${folder}`
  const root = copySite(prepared)
  const base = `${server.origin}/pictures/${prefix}/`
  changeContent(root, 'site', (site) => ({ ...site, photos: { base } }))
  const env = { ...server.env, S3_PREFIX: prefix }
  const bucket = createBucket(bucketSettings(env))
  return {
    root,
    base,
    bucket,
    env,
    names: async () => [...(await bucket.list()).keys()].toSorted(),
    upload: (...args: string[]) => darkroom(root, ['upload', ...args], { env }),
  }
}

describe('upload', () => {
  test('sends new files once, to be cached for ever', async () => {
    const { root, base, names, upload } = makeUploadedSite()
    const dry = await upload('--dry-run')
    expect(dry.out).toMatch(/^3 files: 3 to upload .*; nothing sent \(dry run\)\n$/)
    expect(await names()).toEqual([])
    const first = await upload()
    expect([first.code, first.err]).toEqual([0, ''])
    expect(first.out).toMatch(/^3 files: 3 uploaded \(.* MB\), 0 there already, 0 failed/)
    expect(await names()).toEqual(published(root))
    const [name] = published(root)
    const answer = await fetch(base + name)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('image/avif')
    const bytes = readFileSync(join(root, 'public/photos', name!))
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await upload()).out).toMatch(/^3 files: 0 uploaded \(0\.0 MB\), 3 there already/)
  })
  test('compares bytes, not names, and sends what is missing', async () => {
    const { root, bucket, upload } = makeUploadedSite()
    await upload()
    const [gone, changed] = published(root) as [string, string]
    await bucket.remove(gone)
    const { size } = (await bucket.list()).get(changed)!
    await bucket.put(changed, Buffer.alloc(size, 1), 'of other bytes')
    const run = await upload('--json')
    const uploaded = eventsOf(run).flatMap((e) => (e.event === 'uploaded' ? [e.file] : []))
    expect(uploaded.toSorted()).toEqual([gone, changed])
  })

  test('continues after a killed run', async () => {
    const { root, env, names, upload } = makeUploadedSite()
    const killed = await spawnDarkroom(root, ['upload'], { ...env, ...faultyDisk('kill:PUT') })
    expect(killed.signal, killed.err).toBe('SIGKILL')
    expect(await names()).not.toEqual([])
    const run = await upload()
    expect(run.code).toBe(0)
    expect(await names()).toEqual(published(root))
  })
  test('skips hidden photos, and deletes what the site does not need with --delete only', async () => {
    const { root, names, upload } = makeUploadedSite()
    await upload()
    const [a, b] = photosOf(root)
    fill(root, { [ALBUM]: JSON.stringify({ photos: [{ ...a, hide: true }, b] }) })
    const before = await names()
    const run = await upload()
    expect(run.err).toMatch(/^\d files? in the bucket that the site does not use/)
    expect(await names()).toEqual(before)
    await upload('--delete', '--dry-run')
    expect(await names()).toEqual(before)
    expect((await upload('--delete')).code).toBe(0)
    expect(await names()).toEqual(before.filter((name) => name.startsWith(b.id)))
  })
  test('counts files that the keys may not delete, and goes on', async () => {
    const { root, base, bucket, names, upload } = makeUploadedSite('/undeletable')
    const stray = `${'0'.repeat(12)}-${'0'.repeat(8)}-480.avif`
    await bucket.put(stray, Buffer.from('stray'), 'stray')
    changeContent(root, 'site', (site) => ({ ...site, photos: { base: `${base}away` } }))
    const run = await upload('--delete')
    expect(run.code).toBe(2)
    expect(run.err).toContain(
      `${stray}: could not be removed from the bucket (AccessDenied). Allow the keys to delete`,
    )
    expect(run.err).toContain('Let everybody read the bucket')
    expect(run.out).toMatch(/^3 files: 3 uploaded .* 1 failed; 0 removed\n$/)
    expect(await names()).toContain(stray)
  })
  test.each(['https://', 'https://…'])('refuses the endpoint %s', async (endpoint) => {
    const { root, env } = makeUploadedSite()
    const run = await darkroom(root, ['upload'], { env: { ...env, S3_ENDPOINT: endpoint } })
    expect([run.code, run.err]).toEqual([
      1,
      `upload: S3_ENDPOINT is no address: ${endpoint}. Copy it from the settings of your bucket.\n`,
    ])
  })
  test('accepts a site whose pictures are in the bucket only, as check does', async () => {
    const { root, upload } = makeUploadedSite()
    const nothing = await darkroom(root, ['check'])
    expect([nothing.code, nothing.err]).toEqual([0, ''])
    await upload()
    const names = published(root)
    rmSync(join(root, 'public/photos'), { recursive: true })
    expect((await upload()).out).toMatch(/^3 files: 0 uploaded .* 3 there already, 0 failed/)
    const check = await darkroom(root, ['check'])
    expect([check.code, check.err]).toEqual([0, ''])
    fill(root, {
      [ALBUM]: textOf(root, ALBUM).replaceAll(names[0]!.slice(0, 12), '0'.repeat(12)),
    })
    const lost = await upload()
    expect(lost.code).toBe(2)
    expect(lost.err).toContain(
      'is neither on this machine nor in the bucket. Import its photo again',
    )
  })
  test('reports missing settings, a refusal, and files that visitors cannot load', async () => {
    const { root, base, upload } = makeUploadedSite()
    const unset = await darkroom(root, ['upload'], { env: { S3_BUCKET: 'pictures' } })
    expect(unset.code).toBe(1)
    expect(unset.err).toContain('S3_ENDPOINT, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY are not set')
    const wrong = { ...server.env, AWS_SECRET_ACCESS_KEY: 'Opensesame' }
    const refused = await darkroom(root, ['upload'], { env: wrong })
    expect(refused.code).toBe(1)
    expect(refused.err).toContain('the bucket cannot be listed (SignatureDoesNotMatch)')
    expect(refused.err).not.toContain('Opensesame')
    changeContent(root, 'site', (site) => ({ ...site, photos: { base: `${base}away` } }))
    const away = await upload()
    expect(away.code).toBe(0)
    expect(away.err).toMatch(/away\/[0-9a-f-]{21}-\d+\.avif: answers 404\. Let everybody read/)
    changeContent(root, 'site', (site) => ({ ...site, photos: undefined }))
    expect((await upload()).err).toContain('does not say where pictures are served from')
  })
})
