import { join } from 'node:path'
import { sha256, sha256OfFile } from '../../sha256.ts'
import type { Source } from './listFolder.ts'
import { ID_LENGTH } from './photoStem.ts'
import { sourcesFolder } from './places.ts'
import { readPrivateJson } from './readJsonFile.ts'
import type { SiteFolder } from './site.ts'

/** By the source's name. */
type Known = Record<string, [size: number, stamp: string, id: string]>

export type SourceIds = Awaited<ReturnType<typeof readSourceIds>>

/** The ids of a folder's pictures. Reads the bytes only if size or stamp differ from the record. */
export async function readSourceIds({ root, disk }: SiteFolder, folder: string) {
  const name = sha256(folder).slice(0, 16)
  const file = join(sourcesFolder(root), `${name}.json`)
  const before = await readPrivateJson<Known>(root, file, {})
  const now: Known = {}
  return {
    /** The ids at the last import, by name in NFC. */
    before: new Map(Object.entries(before).map(([name, [, , id]]) => [name.normalize('NFC'), id])),
    async of({ name, path, size, stamp }: Source): Promise<string> {
      const known = Object.hasOwn(now, name) ? now : before
      const [oldSize, oldStamp, oldId] = Object.hasOwn(known, name) ? known[name]! : []
      const isKnown = oldId && oldSize === size && oldStamp === stamp
      const id = isKnown ? oldId : (await sha256OfFile(path)).slice(0, ID_LENGTH)
      now[name] = [size, stamp, id]
      return id
    },
    /** Names whose ids are in `missed` keep these, so a later import still knows what their files replace. */
    async save(missed: ReadonlySet<string>): Promise<void> {
      const kept = Object.entries(before).filter(([, [, , id]]) => missed.has(id))
      const all = { ...now, ...Object.fromEntries(kept) }
      const sorted = Object.fromEntries(
        Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      )
      await disk.write(file, `${JSON.stringify(sorted)}\n`)
    },
  }
}
