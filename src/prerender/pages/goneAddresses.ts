import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../../sha256.ts'

/** The addresses of the last build into `out` that no longer exist. `memory`: a folder; it need not exist. */
export async function goneAddresses(
  memory: string,
  out: string,
  pages: readonly string[],
  isLed: (path: string) => boolean,
): Promise<string[]> {
  const file = join(memory, `addresses-${sha256(out).slice(0, 16)}.json`)
  const before = await readAddresses(file)
  const aside = `${file}.new`
  await mkdir(memory, { recursive: true })
    .then(() => writeFile(aside, JSON.stringify(pages)))
    .then(() => rename(aside, file))
    .catch(() => {})
  const now = new Set(pages)
  return before.filter((path) => !now.has(path) && !isLed(path))
}

/** Returns none if the file is missing or damaged. */
async function readAddresses(file: string): Promise<string[]> {
  try {
    const known: unknown = JSON.parse(await readFile(file, 'utf8'))
    return Array.isArray(known) && known.every((path) => typeof path === 'string') ? known : []
  } catch {
    return []
  }
}

export const sayGone = (gone: readonly string[]): string =>
  `These pages of the last build no longer exist: ${gone.join(', ')}. Links to them fail. If an album has a new address, add the last part of the former one to its "aliases" in catalog.json; \`darkroom rename\` does that itself.`
