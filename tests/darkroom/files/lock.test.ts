import { statSync, utimesSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createDisk } from '../../../src/darkroom/files/disk'
import { withLock } from '../../../src/darkroom/files/lock'
import { fill, makeFolder } from '../site'

afterEach(() => vi.useRealTimers())

/** A folder locked by this process, on a system that does not say when the process started. */
function lockedBy(seconds: number) {
  const root = makeFolder()
  const file = join(root, '.darkroom/lock')
  fill(root, {
    '.darkroom/lock': JSON.stringify({ pid: process.pid, started: '0', host: hostname() }),
  })
  const then = new Date(Date.now() - seconds * 1000)
  utimesSync(file, then, then)
  const stop = new AbortController().signal
  return { root, file, disk: createDisk(root), stop, reporter: { line: () => {} } }
}
const work = async () => 'done'

test('a lock without a heartbeat is taken over if the start of its process is unknown', async () => {
  const options = { wait: false, folders: [] }
  await expect(withLock(lockedBy(600), options, work)).resolves.toBe('done')
  await expect(withLock(lockedBy(5), options, work)).rejects.toMatchObject({ code: 4 })
})

test('a run sends heartbeats while it holds the lock', async () => {
  const run = { ...lockedBy(600), wait: false }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await withLock(run, { wait: false, folders: [] }, async () => {
    const long = new Date(1000)
    utimesSync(run.file, long, long)
    vi.advanceTimersByTime(60_000)
    expect(statSync(run.file).mtimeMs).toBeGreaterThan(1000)
  })
  expect(vi.getTimerCount()).toBe(0)
})
