import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
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

/** Remembers answers in a folder that git ignores. What was half written is as good as not there. */
export class HttpCache {
  readonly #folder: string
  constructor(folder: string) {
    this.#folder = folder
  }

  /** The last answer of this address, with its bytes where there were any. */
  async recall(url: string): Promise<{ memory: Memory; bytes: Buffer | undefined } | undefined> {
    try {
      const memory = JSON.parse(await readFile(this.#fileOf(url, 'json'), 'utf8')) as Memory
      if (memory.url !== url) return undefined
      if (memory.outcome !== 'body') return { memory, bytes: undefined }
      const bytes = await readFile(this.#fileOf(url, 'body'))
      return hashOf(bytes) === memory.sha256 ? { memory, bytes } : undefined
    } catch {
      return undefined
    }
  }

  async remember(memory: Omit<Memory, 'sha256'>, bytes: Buffer | undefined): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    if (bytes) await this.#write(memory.url, 'body', bytes)
    const whole: Memory = { ...memory, ...(bytes ? { sha256: hashOf(bytes) } : {}) }
    await this.#write(memory.url, 'json', `${JSON.stringify(whole)}\n`)
  }

  #fileOf(url: string, ending: string) {
    return join(this.#folder, `${hashOf(url).slice(0, 32)}.${ending}`)
  }

  async #write(url: string, ending: string, content: string | Buffer) {
    const file = this.#fileOf(url, ending)
    const draft = `${file}.${process.pid}.tmp`
    const handle = await open(draft, 'w')
    try {
      await handle.writeFile(content)
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  }
}
