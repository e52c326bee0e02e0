import pLimit from 'p-limit'
import type { Disk } from './disk.ts'
import { withLock } from './lock.ts'
import { editedFolders } from './places.ts'

/** Runs tasks on a site's files one after another, each with the lock. */
export type OneAtATime = <T>(work: () => Promise<T>) => Promise<T>

/** `done`: how many tasks have succeeded. */
export function createQueue(root: string, disk: Disk): OneAtATime & { done: number } {
  const limit = pLimit(1)
  const run = { root, disk, reporter: { line: () => {} }, stop: new AbortController().signal }
  const folders = editedFolders(root)
  const queue = async <T>(work: () => Promise<T>) => {
    const result = await limit(() => withLock(run, { wait: false, folders }, work))
    counted.done += 1
    return result
  }
  const counted = Object.assign(queue, { done: 0 })
  return counted
}
