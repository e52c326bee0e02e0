import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { photograph } from '../photos'
import {
  changeContent,
  copySite,
  darkroom,
  fill,
  folderOf,
  makeSite,
  photosOf,
  published,
  readAlbum,
} from '../site'

const TAKEN = '2024:05:06 07:08:09'
let first: Buffer
let later: Buffer
let other: Buffer
let prepared: string
beforeAll(async () => {
  first = await photograph(120, 80, { taken: TAKEN, description: 'Fog' })
  later = await photograph(120, 90, { taken: TAKEN }, 1)
  other = await photograph(80, 120, { taken: '2024:05:08 07:08:09' }, 3)
  prepared = makeSite()
  await bring(prepared, folderOf({ 'a.jpg': first, 'b.jpg': other }))
})

const bring = (root: string, folder: string, ...more: string[]) =>
  darkroom(root, ['import', folder, '--album', 'fjord', ...more])

/** A site with an album of two photos, edited by its owner. */
function edited() {
  const root = copySite(prepared)
  const album = readAlbum(root, 'fjord')
  album.photos.reverse()
  album.photos[1]!.alt = 'Fog over the fjord'
  changeContent(root, 'albums/fjord', () => album)
  return { root, album }
}

describe('a file exported again under the same name', () => {
  test('replaces its predecessor, also from another folder, and keeps id, words, order and cover', async () => {
    const { root, album } = edited()
    const run = await bring(root, folderOf({ 'a.jpg': later, 'b.jpg': other }))
    expect(run.err).toContain(
      'src/content/albums/fjord.json: 1 file was exported anew (a.jpg), and replaces its photo: same address and place, and your words. To have both, add --keep-both.',
    )
    expect(run.out).toMatch(/^2 photos: 0 new, 1 made anew, 1 unchanged/)
    const now = readAlbum(root, 'fjord')
    expect(now.cover).toBe(album.cover)
    expect(now.photos.map(({ id, alt }) => [id, alt])).toEqual(
      album.photos.map(({ id, alt }) => [id, alt]),
    )
    expect(now.photos[1]).toMatchObject({ width: 120, height: 90 })
    expect(now.photos[1]!.src).not.toBe(album.photos[1]!.src)
    expect(published(root)).toContain(now.photos[1]!.src.replace('/photos/', ''))

    const again = await bring(root, folderOf({ 'a.jpg': later, 'b.jpg': other }))
    expect(again.out).toMatch(/^2 photos: 0 new, 2 unchanged; 0 files/)
  })

  test('updates words, except those of the owner, and says so', async () => {
    const said = await photograph(120, 85, { taken: TAKEN, description: 'Fog at dawn' }, 4)
    const mute = await photograph(80, 125, { taken: '2024:05:08 07:08:09', description: 'Late' }, 5)
    const altsOf = (root: string) => photosOf(root, 'fjord').map(({ alt }) => alt)
    const kept = copySite(prepared)
    expect(altsOf(kept)).toEqual(['Fog', ''])
    const quiet = await bring(kept, folderOf({ 'a.jpg': said, 'b.jpg': mute }))
    expect(altsOf(kept)).toEqual(['Fog at dawn', 'Late'])
    expect(quiet.err).not.toContain('are yours')

    const { root } = edited()
    const run = await bring(root, folderOf({ 'a.jpg': said, 'b.jpg': mute }))
    expect(altsOf(root)).toEqual(['Late', 'Fog over the fjord'])
    expect(run.err).toMatch(/a\.jpg says "Fog at dawn" now, and the words of \w+ are yours/)
  })

  test('becomes a new photo with --keep-both, also after it has replaced the first', async () => {
    const { root, album } = edited()
    const folder = folderOf({ 'a.jpg': later, 'b.jpg': other })
    await bring(root, folder)
    expect((await bring(root, folder, '--keep-both')).code).toBe(0)
    const photos = photosOf(root, 'fjord')
    expect(photos.map(({ id }) => id)).toEqual([...album.photos.map(({ id }) => id), photos[2].id])
    expect(photos[1]).toEqual(album.photos[1])
    expect(photos[2]).toMatchObject({ height: 90, alt: '' })
    expect((await bring(root, folder)).out).toMatch(/^2 photos: 0 new, 2 unchanged/)

    const { root: root2 } = edited()
    await bring(root2, folder, '--keep-both')
    expect(photosOf(root2, 'fjord')).toHaveLength(3)
  })

  test('replaces a photo with the same pixels whose clock was corrected, and none of another time', async () => {
    const at = (taken: string, seed: number) => photograph(90, 60, { taken }, seed)
    const root = makeSite()
    const folder = folderOf({
      'a.jpg': await at('2024:09:01 10:00:00', 81),
      'b.jpg': await at('2024:09:01 10:01:00', 82),
    })
    await bring(root, folder)
    const before = photosOf(root, 'fjord')
    fill(folder, {
      'a.jpg': await at('2024:09:01 11:00:00', 81),
      // Another picture under the same name.
      'b.jpg': await at('2024:09:02 10:01:00', 83),
    })
    const run = await bring(root, folder)
    expect(run.out).toMatch(/^2 photos: 1 new, 1 made anew/)
    const photos = photosOf(root, 'fjord')
    expect(photos.map(({ id }) => id)).toEqual([...before.map(({ id }) => id), photos[2].id])
    expect(photos.map(({ capture }) => capture?.taken)).toEqual([
      '2024-09-01T11:00:00',
      '2024-09-01T10:01:00',
      '2024-09-02T10:01:00',
    ])
  })

  test('without a time replaces the photo of the same folder only', async () => {
    const [bare, barer] = [await photograph(60, 40), await photograph(60, 50, {}, 1)]
    const root = makeSite()
    const folder = folderOf({ 'scan.jpg': bare })
    await bring(root, folder)
    await bring(root, folderOf({ 'scan.jpg': barer }), '--dry-run')
    fill(folder, { 'scan.jpg': barer })
    await bring(root, folder)
    expect(photosOf(root, 'fjord')).toHaveLength(1)
    await bring(root, folderOf({ 'scan.jpg': bare }))
    expect(photosOf(root, 'fjord')).toHaveLength(2)
  })

  test.each<[string, (scan: Buffer) => Buffer, string[], AbortSignal?]>([
    ['was stopped', (scan) => scan, [], AbortSignal.abort()],
    ['left the file out', (scan) => scan, ['--only', 'rating >= 3']],
    ['found the file damaged', (scan) => scan.subarray(0, -60), []],
    ['found the file empty', () => Buffer.alloc(0), []],
  ])('without a time replaces its photo after a run that %s', async (_, partOf, more, stop) => {
    const rescan = await photograph(60, 50, {}, 1)
    const root = makeSite()
    const folder = folderOf({ 'scan.jpg': await photograph(60, 40), 'b.jpg': other })
    await bring(root, folder)
    fill(folder, { 'scan.jpg': partOf(rescan) })
    const args = ['import', folder, '--album', 'fjord', ...more]
    const run = await darkroom(root, args, stop ? { stop } : {})
    expect(run.err).not.toMatch(/exported anew|not in this folder/)
    fill(folder, { 'scan.jpg': rescan })
    expect((await bring(root, folder)).out).toMatch(/^2 photos: 0 new, 1 made anew, 1 unchanged/)
  })
})

describe('a photo that the owner removed', () => {
  test('does not come back, even exported again or on another machine', async () => {
    const { root, album } = edited()
    changeContent(root, 'albums/fjord', () => ({ ...album, photos: [album.photos[0]] }))
    rmSync(join(root, '.darkroom'), { recursive: true })
    for (const file of [first, later]) {
      const run = await bring(root, folderOf({ 'a.jpg': file, 'b.jpg': other }))
      expect(run.err).toContain('1 file was left out (a.jpg), as you removed its photo')
      expect(run.err).toContain('delete the names from "imported" there')
      expect(photosOf(root, 'fjord')).toHaveLength(1)
    }
  })

  test('does not come back by a later export without a time, at any later run', async () => {
    const [scan, rescan] = [await photograph(60, 40), await photograph(60, 50, {}, 1)]
    const root = makeSite()
    const folder = folderOf({ 'scan.jpg': scan, 'b.jpg': other })
    await bring(root, folder)
    const photos = photosOf(root, 'fjord').filter(({ file }) => file === 'b.jpg')
    changeContent(root, 'albums/fjord', (album) => ({ ...album, photos }))
    fill(folder, { 'scan.jpg': rescan })
    for (const from of [folder, folder, folderOf({ 'copy.jpg': rescan, 'first.jpg': scan })]) {
      const run = await bring(root, from)
      expect(run.out).toMatch(/^\d photos?: 0 new.* removed earlier/)
      expect(photosOf(root, 'fjord')).toEqual(photos)
    }
  })
})
