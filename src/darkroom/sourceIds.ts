import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from './hashOf.ts'
import type { Source } from './listFolder.ts'
import { ID_LENGTH } from './recipe.ts'
import { sourcesFolder } from './places.ts'
import type { World } from './world.ts'

/** By the name of a source: its size, its stamp, and the id of its bytes then. */
type Known = Record<string, [size: number, stamp: string, id: string]>

/** The ids of a folder's pictures: remembered where size and times are as they were, else from the bytes. */
export type SourceIds = {
  of(source: Source): Promise<string>
  /** Writes down what was learnt. */
  save(): Promise<void>
}

async function hash(path: string): Promise<string> {
  const file = await open(path)
  try {
    return (await hashOf(file)).slice(0, ID_LENGTH)
  } finally {
    await file.close()
  }
}

export async function openSourceIds({ root, disk }: World, folder: string): Promise<SourceIds> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const file = join(sourcesFolder(root), `${name}.json`)
  const before = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Known)
    .catch((): Known => ({}))
  const now: Known = {}
  return {
    async of({ name, path, size, stamp }) {
      const [oldSize, oldStamp, oldId] = Object.hasOwn(before, name) ? before[name]! : []
      const id = oldId && oldSize === size && oldStamp === stamp ? oldId : await hash(path)
      now[name] = [size, stamp, id]
      return id
    },
    async save() {
      const sorted = Object.fromEntries(
        Object.entries(now).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      )
      await disk.write(file, `${JSON.stringify(sorted)}\n`)
    },
  }
}
