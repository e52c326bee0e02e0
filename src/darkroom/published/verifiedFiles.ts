import { readFile } from 'node:fs/promises'
import { verifiedFile } from '../files/places.ts'
import type { SiteFolder } from '../files/site.ts'

/** The SHA-256 of files that decoded completely. Each is decoded only once. */
export type VerifiedFiles = {
  has(sha256: string): boolean
  add(sha256: string): void
  /** Saves the digests of this run. `others` keeps those of earlier runs too. */
  save(others: boolean): Promise<void>
}

export async function readVerifiedFiles({ root, disk }: SiteFolder): Promise<VerifiedFiles> {
  const text = await readFile(verifiedFile(root), 'utf8').catch(() => '')
  const earlier = new Set(text.split('\n').filter(Boolean))
  const met = new Set<string>()
  return {
    has: (sha256) => earlier.has(sha256),
    add: (sha256) => void met.add(sha256),
    async save(others) {
      const lines = [...new Set([...(others ? earlier : []), ...met])].toSorted()
      if (lines.length === earlier.size && lines.every((line) => earlier.has(line))) return
      // If this fails, the next check only takes longer.
      await disk.write(verifiedFile(root), `${lines.join('\n')}\n`).catch(() => {})
    },
  }
}
