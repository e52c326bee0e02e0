import { mkdir, readFile, writeFile } from 'node:fs/promises'
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
  const before = await readFile(file, 'utf8').then(
    (text): string[] => JSON.parse(text),
    () => [],
  )
  await mkdir(memory, { recursive: true }).catch(() => {})
  await writeFile(file, JSON.stringify(pages)).catch(() => {})
  const now = new Set(pages)
  return before.filter((path) => !now.has(path) && !isLed(path))
}

export const sayGone = (gone: readonly string[]): string =>
  `These pages of the last build no longer exist: ${gone.join(', ')}. Links to them fail. If an album has a new address, add the last part of the former one to its "aliases" in catalog.json; \`darkroom rename\` does that itself.`
