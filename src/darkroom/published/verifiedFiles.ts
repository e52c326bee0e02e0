import { readFile } from 'node:fs/promises'
import { verifiedFile } from '../files/places.ts'
import type { SiteFolder } from '../files/site.ts'

export type VerifiedFiles = Awaited<ReturnType<typeof readVerifiedFiles>>

/** The SHA-256 of files that decoded completely. Each is decoded only once. */
export async function readVerifiedFiles({ root, disk }: SiteFolder) {
  const text = await readFile(verifiedFile(root), 'utf8').catch(() => '')
  const earlier = new Set(text.split('\n').filter(Boolean))
  const met = new Set<string>()
  return {
    has: (sha256: string) => earlier.has(sha256),
    add: (sha256: string) => void met.add(sha256),
    /** Saves the digests of this run. `others` keeps those of earlier runs too. */
    async save(others: boolean): Promise<void> {
      const lines = [...new Set([...(others ? earlier : []), ...met])].toSorted()
      if (lines.length === earlier.size && lines.every((line) => earlier.has(line))) return
      // If this fails, the next check only takes longer.
      await disk.write(verifiedFile(root), `${lines.join('\n')}\n`).catch(() => {})
    },
  }
}
