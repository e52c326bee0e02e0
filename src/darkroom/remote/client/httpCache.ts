import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../../../sha256.ts'
import type { Disk } from '../../files/disk.ts'
import type { Redirect } from './request.ts'

export type CacheEntry = {
  url: string
  /** `body`, the status of a refusal, or the cause of a failure */
  outcome: string
  redirects: Redirect[]
  type?: string
  etag?: string | undefined
  lastModified?: string | undefined
  sha256?: string
  /** The result of a request without a Referer, if one was sent. */
  withoutReferer?: 'picture' | 'none' | undefined
}

const VERSION = 2

export type HttpCache = ReturnType<typeof createHttpCache>

/** Answers of hosts, in a private folder. Entries with a damaged body are ignored. */
export function createHttpCache(folder: string, disk: Pick<Disk, 'write'>) {
  const pathOf = (url: string, ending: string) =>
    join(folder, `${sha256(url).slice(0, 32)}.${ending}`)
  const bodyPath = (url: string) => pathOf(url, 'body')
  return {
    bodyPath,
    async read(url: string): Promise<{ entry?: CacheEntry; bytes?: Buffer }> {
      try {
        const text = await readFile(pathOf(url, 'json'), 'utf8')
        const { version, ...entry } = JSON.parse(text) as CacheEntry & { version: number }
        if (version !== VERSION || entry.url !== url) return {}
        if (entry.outcome !== 'body') return { entry }
        const bytes = await readFile(bodyPath(url))
        return sha256(bytes) === entry.sha256 ? { entry, bytes } : {}
      } catch {
        return {}
      }
    },
    async write(entry: Omit<CacheEntry, 'sha256'>, bytes: Buffer | undefined): Promise<void> {
      if (bytes) await disk.write(bodyPath(entry.url), bytes)
      const whole = { version: VERSION, ...entry, ...(bytes ? { sha256: sha256(bytes) } : {}) }
      await disk.write(pathOf(entry.url, 'json'), `${JSON.stringify(whole)}\n`)
    },
  }
}
