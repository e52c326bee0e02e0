import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { foldCase } from '../../foldCase.ts'

/** The path of a file as on disk. Ignores case and, because macOS decomposes names, Unicode forms. */
export function nameOnDisk(folder: string, file: string): string | undefined {
  let found = ''
  for (const part of file.split('/')) {
    let names: string[]
    try {
      names = readdirSync(join(folder, found))
    } catch {
      return undefined
    }
    const same = names.filter((name) => foldCase(name) === foldCase(part))
    const name = same.find((one) => one.normalize('NFC') === part) ?? same[0]
    if (name === undefined) return undefined
    found = join(found, name)
  }
  return found.replaceAll('\\', '/')
}
