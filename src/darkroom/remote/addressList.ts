import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UsageError } from '../diagnostics/exit.ts'

/** `lines`: the first line of each address, starting at 1. */
type AddressList = { file: string; lines: Map<string, number> }

/** Reads a file with one address per line; `#` starts a comment. Without a file the list is empty. */
export async function readAddressList(root: string, file = ''): Promise<AddressList> {
  const lines = new Map<string, number>()
  if (!file) return { file, lines }
  const text = await readFile(resolve(root, file), 'utf8').catch(() => {
    throw new UsageError(`${file}: cannot be read. Check the path.`)
  })
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const src = line.trim()
    if (src !== '' && !src.startsWith('#') && !lines.has(src)) lines.set(src, i + 1)
  }
  return { file, lines }
}
