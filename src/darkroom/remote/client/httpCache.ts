import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../../../sha256.ts'
import type { Disk } from '../../files/disk.ts'
import type { Redirect } from './request.ts'

/** How a host answered last, and by what to ask whether that still holds. */
export type CacheEntry = {
  url: string
  /** `body`, the status of a refusal, or the cause of a failure. */
  outcome: string
  redirects: Redirect[]
  type?: string
  etag?: string
  lastModified?: string
  sha256?: string
  /** What the host answered to a request without a Referer, where one was sent. */
  withoutReferer?: 'picture' | 'none'
}

/** Entries of another shape are as good as absent. */
const VERSION = 2

/** Answers of hosts in a private folder. An entry whose body is half written is as good as absent. */
export class HttpCache {
  readonly #folder: string
  readonly #disk: Pick<Disk, 'write'>
  constructor(folder: string, disk: Pick<Disk, 'write'>) {
    this.#folder = folder
    this.#disk = disk
  }

  /** The last answer of this address, with its bytes where there were any. */
  async read(url: string): Promise<{ entry?: CacheEntry; bytes?: Buffer }> {
    try {
      const { version, ...entry } = JSON.parse(
        await readFile(this.#pathOf(url, 'json'), 'utf8'),
      ) as {
        version: number
      } & CacheEntry
      if (version !== VERSION || entry.url !== url) return {}
      if (entry.outcome !== 'body') return { entry }
      const bytes = await readFile(this.bodyPath(url))
      return sha256(bytes) === entry.sha256 ? { entry, bytes } : {}
    } catch {
      return {}
    }
  }

  async write(entry: Omit<CacheEntry, 'sha256'>, bytes: Buffer | undefined): Promise<void> {
    const { url } = entry
    if (bytes) await this.#disk.write(this.bodyPath(url), bytes)
    const whole = { version: VERSION, ...entry, ...(bytes ? { sha256: sha256(bytes) } : {}) }
    await this.#disk.write(this.#pathOf(url, 'json'), `${JSON.stringify(whole)}\n`)
  }

  /** The file that holds the bytes of an address, where they are known. */
  bodyPath(url: string): string {
    return this.#pathOf(url, 'body')
  }

  #pathOf(url: string, ending: string) {
    return join(this.#folder, `${sha256(url).slice(0, 32)}.${ending}`)
  }
}
