import { readFile } from 'node:fs/promises'
import { verifiedFile } from '../files/places.ts'
import type { Site } from '../files/site.ts'

/** The SHA-256 of files that a decoder has found whole, so that no check decodes them again. */
export type VerifiedFiles = {
  has(sha256: string): boolean
  add(sha256: string): void
  /** Keeps what this run has met; with `others` also what it has not. */
  save(others: boolean): Promise<void>
}

/** Opens the private record of verified files. One that cannot be read is empty. */
export async function openVerifiedFiles({ root, disk }: Site): Promise<VerifiedFiles> {
  const text = await readFile(verifiedFile(root), 'utf8').catch(() => '')
  const known = new Set(text.split('\n').filter(Boolean))
  const met = new Set<string>()
  return {
    has: (sha256) => known.has(sha256),
    add: (sha256) => void met.add(sha256),
    async save(others) {
      const lines = [...new Set([...(others ? known : []), ...met])].toSorted()
      if (lines.length === known.size && lines.every((line) => known.has(line))) return
      // Where nothing can be written, the next check takes as long as this one.
      await disk.write(verifiedFile(root), `${lines.join('\n')}\n`).catch(() => {})
    },
  }
}
