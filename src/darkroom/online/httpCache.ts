import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Disk } from '../disk.ts'
import type { Hop } from './ask.ts'

/** What is remembered of an address: how its host answered last, and by what to ask for news. */
export type Memory = {
  url: string
  /** `body`, the status of a refusal, or the cause of a failure. */
  outcome: string
  hops: Hop[]
  type?: string
  etag?: string
  modified?: string
  sha256?: string
  /** What the host answered when it was asked without a Referer, if that was tried. */
  bare?: 'picture' | 'none'
}

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** Remembers answers in a private folder. What was half written is as good as not there. */
export class HttpCache {
  readonly #folder: string
  readonly #disk: Pick<Disk, 'write'>
  constructor(folder: string, disk: Pick<Disk, 'write'>) {
    this.#folder = folder
    this.#disk = disk
  }

  /** The last answer of this address, with its bytes where there were any. */
  async recall(url: string): Promise<{ memory: Memory; bytes: Buffer | undefined } | undefined> {
    try {
      const memory = JSON.parse(await readFile(this.#fileOf(url, 'json'), 'utf8')) as Memory
      if (memory.url !== url) return undefined
      if (memory.outcome !== 'body') return { memory, bytes: undefined }
      const bytes = await readFile(this.bodyOf(url))
      return hashOf(bytes) === memory.sha256 ? { memory, bytes } : undefined
    } catch {
      return undefined
    }
  }

  async remember(memory: Omit<Memory, 'sha256'>, bytes: Buffer | undefined): Promise<void> {
    if (bytes) await this.#disk.write(this.bodyOf(memory.url), bytes)
    const whole: Memory = { ...memory, ...(bytes ? { sha256: hashOf(bytes) } : {}) }
    await this.#disk.write(this.#fileOf(memory.url, 'json'), `${JSON.stringify(whole)}\n`)
  }

  /** The file that holds the bytes of an address, where they are known. */
  bodyOf(url: string): string {
    return this.#fileOf(url, 'body')
  }

  #fileOf(url: string, ending: string) {
    return join(this.#folder, `${hashOf(url).slice(0, 32)}.${ending}`)
  }
}
