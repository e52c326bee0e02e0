import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { card, each, leftovers, shoot } from './card'
import { faultyDisk } from './faultyDisk'
import { darkroom, makeSite, readAlbum, treeOf, spawnDarkroom } from './site'

let folder: string
beforeAll(async () => {
  folder = await shoot()
})

/** What a killed run left, whoever it was. */
const stateOf = (root: string) =>
  JSON.stringify(
    Object.entries(treeOf(root, /^\.darkroom[\\/](lock|\.lock)/)).map(([name, hash]) => [
      name.replace(/\.\d+-\d+-\d+\.darkroom$/, '.darkroom'),
      hash,
    ]),
  ) + existsSync(join(root, '.darkroom/lock'))

describe('killed', () => {
  test('at every file operation in turn, and run again: the bytes of an undisturbed run', async () => {
    const photos = card('0.jpg')
    const args = ['import', photos, '--album', 'kiel2024']
    const calm = makeSite()
    await darkroom(calm, args)
    const wanted = treeOf(calm)
    let killed = 0
    const mended = new Set<string>()
    // The number of operations is found by going on until one run ends by itself.
    let isOver = false
    const points = Array.from({ length: 80 }, (_, i) => i + 1)
    await each(points, async (k) => {
      if (isOver) return
      const root = makeSite()
      const run = await spawnDarkroom(root, args, faultyDisk(`kill:${k}`))
      if (run.signal === null) {
        isOver = true
        return
      }
      killed += 1
      const album = join(root, 'src/content/albums/kiel2024.json')
      if (existsSync(album))
        expect(() => JSON.parse(readFileSync(album, 'utf8')) as unknown).not.toThrow()
      JSON.parse(readFileSync(join(root, 'src/content/catalog.json'), 'utf8'))
      // Two operations may leave the same bytes behind, which are mended the same way.
      const state = stateOf(root)
      if (mended.has(state)) return
      mended.add(state)
      const again = await darkroom(root, args)
      expect(again.code, `killed at ${k}: ${again.err}`).toBe(0)
      expect(treeOf(root), `killed at ${k}`).toEqual(wanted)
      expect(leftovers(root), `killed at ${k}`).toEqual([])
    })
    expect(isOver).toBe(true)
    expect(killed).toBeGreaterThan(30)
    expect(mended.size).toBeGreaterThan(15)
  })

  test('at any moment: likewise, and the edits of the owner are there', async () => {
    const args = ['import', folder, '--album', 'alps']
    const start = makeSite()
    await darkroom(start, ['import', card('1.jpg'), '--album', 'alps'])
    const album = {
      photos: [{ ...readAlbum(start, 'alps2020').photos[0]!, alt: 'Edited', rotate: 90 }],
    }
    const edited = `${JSON.stringify(album)}\n`
    const calm = makeSite({ 'src/content/albums/alps2020.json': edited })
    await darkroom(calm, args)
    const wanted = treeOf(calm)
    // Seeded: ms after the start, spread over a run of about a second.
    const moments = Array.from({ length: 5 }, (_, i) => 180 + ((i * 7919) % 83) * 9)
    await each(moments, async (ms) => {
      const root = makeSite({ 'src/content/albums/alps2020.json': edited })
      await spawnDarkroom(
        root,
        args,
        {},
        (child) => void setTimeout(() => child.kill('SIGKILL'), ms),
      )
      expect(readFileSync(join(root, 'src/content/albums/alps2020.json'), 'utf8')).toContain(
        '"alt":"Edited"',
      )
      await darkroom(root, args)
      expect(treeOf(root), `killed after ${ms} ms`).toEqual(wanted)
      expect(leftovers(root)).toEqual([])
    })
  })
})
