import { readFile } from 'node:fs/promises'
import { basename, relative } from 'node:path'
import { sha256 } from '../../sha256.ts'
import { filesIn } from '../../content/source/filesIn.ts'

/** The SHA-256 of files and folders, by their names and bytes. */
export async function codeHash(paths: readonly string[]): Promise<string> {
  const parts: string[] = []
  for (const path of paths) {
    parts.push(basename(path))
    const below = await filesIn(path)
    for (const file of below.length ? below.toSorted() : [path])
      parts.push(relative(path, file), sha256(await readFile(file)))
  }
  return sha256(parts.join('\n'))
}
