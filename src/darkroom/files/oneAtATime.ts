import { join } from 'node:path'
import type { Disk } from './disk.ts'
import { withLock } from './lock.ts'
import { albumsFolder, contentFolder, privateFolder } from './places.ts'

/** Runs work upon the files of a site, one after another, while no command of the darkroom does. */
export type OneAtATime = <T>(work: () => Promise<T>) => Promise<T>

export function openQueue(root: string, disk: Disk): OneAtATime {
  let last: Promise<unknown> = Promise.resolve()
  const run = { root, disk, reporter: { line: () => {} }, stop: new AbortController().signal }
  const folders = [albumsFolder(root), contentFolder(root), join(privateFolder(root), 'table')]
  return (work) => {
    const done = last.then(() => withLock(run, { wait: false, folders }, work))
    last = done.catch(() => {})
    return done
  }
}
