import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { sha256 } from '../../sha256.ts'

const KEPT_BUILDS = 10
const YOUNG = 3_600_000 // ms; younger entries may belong to a running build
const CHECKSUM = 4

/** Results of earlier builds, by their inputs. */
export type BuildCache = {
  /**
   * Returns the result for these inputs from the cache or from `make`. `inputs` must list everything that
   * the result depends on, as JSON. The result must support `structuredClone`.
   */
  take<T>(inputs: readonly unknown[], make: () => Promise<T>): Promise<T>
  /** Call this at the end of a build. Removes entries that the last ten builds did not use. */
  prune(): Promise<void>
}

const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
const RUNTIME = [process.version, process.arch, locale, timeZone]

/** Returns `undefined` if the entry is missing or damaged. */
async function readEntry(file: string) {
  try {
    const bytes = await readFile(file)
    const packed = bytes.subarray(CHECKSUM)
    if (bytes.readUInt32LE(0) !== crc32(packed)) return undefined
    return { value: deserialize(packed) }
  } catch {
    return undefined
  }
}

/** Creates the cache. The folder need not exist. If it cannot be written, nothing is cached. */
export function createBuildCache(folder: string, now = () => Date.now()): BuildCache {
  const entries = join(folder, 'entries')
  const builds = join(folder, 'builds')
  const started = now()
  const used = new Set<string>()

  async function writeEntry(name: string, value: unknown): Promise<void> {
    const packed = serialize(value)
    const checksum = Buffer.alloc(CHECKSUM)
    checksum.writeUInt32LE(crc32(packed))
    const aside = join(entries, `${name}.${process.pid}`)
    try {
      await mkdir(entries, { recursive: true })
      await writeFile(aside, Buffer.concat([checksum, packed]))
      await rename(aside, join(entries, name))
    } catch {
      // A build works without its cache.
      await rm(aside, { force: true }).catch(() => {})
    }
  }

  async function takenLately(): Promise<Set<string>> {
    await mkdir(builds, { recursive: true })
    await writeFile(join(builds, `${started}-${process.pid}`), [...used].join('\n'))
    const lists = (await readdir(builds)).toSorted()
    const old = lists.slice(0, -KEPT_BUILDS)
    for (const list of old) await rm(join(builds, list), { force: true })
    const kept = lists.slice(-KEPT_BUILDS).map((list) => readFile(join(builds, list), 'utf8'))
    return new Set((await Promise.all(kept)).flatMap((text) => text.split('\n')))
  }

  return {
    async take<T>(inputs: readonly unknown[], make: () => Promise<T>) {
      const name = sha256(JSON.stringify([RUNTIME, inputs]))
      used.add(name)
      const known = await readEntry(join(entries, name))
      if (known) return known.value
      const value = await make()
      await writeEntry(name, value)
      return value
    },
    async prune() {
      try {
        const taken = await takenLately()
        for (const name of await readdir(entries)) {
          if (taken.has(name)) continue
          const file = join(entries, name)
          if ((await stat(file)).mtimeMs < now() - YOUNG) await rm(file, { force: true })
        }
      } catch {
        // The next build tries again.
      }
    },
  }
}
