import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { UsageError } from '../diagnostics/exit.ts'
import { errorCode } from './errorCode.ts'

/** Reads a JSON file; `undefined` if it is missing. Throws a UsageError if it is not JSON or unreadable. */
export async function readJsonFile<T = unknown>(
  root: string,
  path: string,
  remedy = 'Mend it; nothing was changed',
): Promise<T | undefined> {
  const refuse = (cause: string, todo: string): never => {
    throw new UsageError(`${relative(root, path)}: ${cause}. ${todo}.`)
  }
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return undefined
    const { message } = cause as Error
    if (cause instanceof SyntaxError) return refuse(`is not JSON (${message})`, remedy)
    return refuse(`cannot be read (${message})`, 'Mend its permissions')
  }
}

export const readPrivateJson = async <T>(root: string, path: string, fallback: T): Promise<T> =>
  (await readJsonFile<T>(
    root,
    path,
    'Restore it from a copy, or delete it; nothing was changed',
  )) ?? fallback
