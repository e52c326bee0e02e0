import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../listen'
import { jpeg } from './remote/pictures'
import { card, each, leftovers, shoot } from './card'
import { faultyDisk } from './faultyDisk'
import {
  albumsOf,
  darkroom,
  fill,
  makeSite,
  published,
  readAlbum,
  treeOf,
  spawnDarkroom,
} from './site'

let folder: string
beforeAll(async () => {
  folder = await shoot()
})

describe.runIf(existsSync('/proc/self/stat'))('another run', () => {
  const lockOf = (root: string, pid: number, started: string) =>
    fill(root, { '.darkroom/lock': `${JSON.stringify({ pid, started, host: hostname() })}\n` })
  const startOf = (pid: number) =>
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19]!

  test('makes a run refuse, or wait with --wait', async () => {
    const root = makeSite()
    lockOf(root, process.pid, startOf(process.pid))
    const args = ['import', card('0.jpg'), '--album', 'alps']
    const refused = await darkroom(root, args)
    expect(refused.code).toBe(4)
    expect(refused.err).toContain(`another run is active (process ${process.pid}`)
    expect(published(root)).toEqual([])
    const waited = await darkroom(root, [...args, '--wait'], {
      // When it says that it waits, end the other run.
      onText: (text) => text.includes('Waiting.') && rmSync(join(root, '.darkroom/lock')),
    })
    expect(waited.err).toContain('Waiting.')
    expect(waited.code).toBe(0)
  })
  test('that is dead has its lock taken over, even if its id is in use again', async () => {
    const gone = spawnSync(process.execPath, ['-e', '']).pid
    for (const [pid, started] of [
      [gone, '1'],
      [process.pid, '1'],
    ] as const) {
      const root = makeSite()
      lockOf(root, pid, started)
      const run = await darkroom(root, ['import', card('0.jpg'), '--album', 'alps'])
      expect(run.code, run.err).toBe(0)
      expect(leftovers(root)).toEqual([])
    }
  })
  test('that is dead has its temporary files removed, and no other', async () => {
    const gone = spawnSync(process.execPath, ['-e', '']).pid
    const dead = `.a.avif.${gone}-1-1.darkroom`
    const live = `.b.avif.${process.pid}-${startOf(process.pid)}-1.darkroom`
    const root = makeSite({ [`public/photos/${live}`]: 'x' })
    for (const place of ['public/photos', 'src/content/pages', '.darkroom/sidecars'])
      fill(root, { [`${place}/${dead}`]: 'x' })
    await darkroom(root, ['import', card('0.jpg'), '--album', 'alps'])
    expect(leftovers(root)).toEqual([join('public/photos', live)])
  })
})

test('two runs at once end well with --wait, and the files are whole', async () => {
  const root = makeSite()
  const runs = await Promise.all([
    spawnDarkroom(root, ['import', card('0.jpg'), '--album', 'a2024', '--wait']),
    spawnDarkroom(root, ['import', card('1.jpg'), '--album', 'b2024', '--wait']),
  ])
  expect(runs.map((r) => r.code)).toEqual([0, 0])
  expect(readAlbum(root, 'a2024').photos).toHaveLength(1)
  expect(readAlbum(root, 'b2024').photos).toHaveLength(1)
  expect(albumsOf(root)).toHaveLength(3)
  expect(leftovers(root)).toEqual([])
})

describe('a failing disk', () => {
  /** Runs with this error from an operation on, and again with a sound disk. */
  async function fails(code: string, at: number, words: RegExp) {
    const args = ['import', card('0.jpg'), '--album', 'kiel2024']
    const calm = makeSite()
    await darkroom(calm, args)
    const root = makeSite()
    const run = await spawnDarkroom(root, args, faultyDisk(`${code}:${at}`))
    expect(run.code, `${at}: ${run.err}`).toBe(5)
    expect(run.err.trim().split('\n')).toHaveLength(1)
    expect(run.err).toMatch(words)
    const again = await darkroom(root, args)
    expect(again.code).toBe(0)
    expect(treeOf(root), `failed at ${at}`).toEqual(treeOf(calm))
    expect(leftovers(root)).toEqual([])
  }
  const FULL = /the disk is full \(ENOSPC\)\. Free some space, then run the same command again/
  const READ_ONLY = /the disk is read-only \(EROFS\)/

  test('that is full makes an import exit 5, and nothing is broken', () =>
    fails('ENOSPC', 11, FULL))
  test('that is read-only makes an import exit 5, and nothing is broken', () =>
    fails('EROFS', 2, READ_ONLY))
  test('makes an import exit 5 at any operation', { tags: ['thorough'] }, async () => {
    await each([2, 17, 25, 33], (at) => fails('ENOSPC', at, FULL))
    await each([11, 17, 25, 33], (at) => fails('EROFS', at, READ_ONLY))
  })

  /** Checks an album whose last host answers after the disk is full, from this operation on. */
  async function fullMeanwhile(at: number) {
    const photo = await jpeg(1, 60, 40)
    const late: (() => void)[] = []
    let asked = 0
    const host = await listen(({ url }, response) => {
      const answer = () => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo)
      if (url !== '/late.jpg') return answer()
      asked += 1
      return late.push(answer)
    })
    const photos = ['late', '1', '2', '3'].map((name) => ({
      src: `${host.origin}/${name}.jpg`,
      alt: '',
    }))
    const root = makeSite({ 'src/content/albums/alps2020.json': JSON.stringify({ photos }) })
    try {
      const args = ['check', 'alps', '--online']
      const run = await spawnDarkroom(root, args, faultyDisk(`ENOSPC:${at}`), (child) => {
        child.stderr!.once('data', () => late.splice(0).forEach((answer) => answer()))
      })
      expect(run.code, `${at}: ${run.err}`).toBe(5)
      expect(run.err).toContain('the disk is full (ENOSPC)')
      expect(asked).toBe(1)
    } finally {
      await host.close()
    }
  }
  test('that is full during requests ends a check at once', () => fullMeanwhile(16))
  test(
    'that is full a little earlier or later ends a check at once',
    { tags: ['thorough'] },
    async () => {
      for (const at of [11, 21]) await fullMeanwhile(at)
    },
  )

  test('that is really full (96 kB) makes an import exit 5, and a later run completes', async (context) => {
    const root = makeSite()
    const mount = join(root, 'public/photos')
    mkdirSync(mount, { recursive: true })
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96k', 'tmpfs', mount])
    if (mounted.status !== 0) {
      console.warn('skipped: no small file system can be mounted here')
      context.skip()
    }
    try {
      writeFileSync(join(mount, 'ballast'), Buffer.alloc(92_000))
      const args = ['import', folder, '--album', 'alps']
      const run = await darkroom(root, args)
      expect(run.code).toBe(5)
      expect(run.err).toContain('the disk is full (ENOSPC)')
      expect(readdirSync(mount).filter((n) => n.startsWith('.'))).toEqual([])
      expect(existsSync(join(root, 'src/content/albums/alps2020.json'))).toBe(false)
      rmSync(join(mount, 'ballast'))
      expect((await darkroom(root, args)).code).toBe(0)
    } finally {
      spawnSync('umount', [mount])
    }
  })
})

test('Ctrl-C finishes the current photo and says how to resume, and the same command resumes', async () => {
  const root = makeSite()
  const args = ['import', folder, '--album', 'alps', '--jobs', '1', '--json']
  const stopped = await spawnDarkroom(root, args, faultyDisk('SIGINT:write .*avif'))
  expect(stopped.code, stopped.err).toBe(130)
  expect(stopped.out).toContain('"interrupted":true')
  expect(stopped.err).toContain('Finishing the photos in hand. Press again to stop at once.')
  expect(existsSync(join(root, 'src/content/albums/alps2020.json'))).toBe(false)
  expect(leftovers(root)).toEqual([])
  expect(published(root)).toHaveLength(1)
  const resumed = await darkroom(root, args.slice(0, 6))
  expect(resumed.code).toBe(0)
  const calm = makeSite()
  await darkroom(calm, args)
  expect(treeOf(root)).toEqual(treeOf(calm))
})
