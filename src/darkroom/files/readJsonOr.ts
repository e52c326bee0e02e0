import { readFile } from 'node:fs/promises'

/** The JSON of a file; `fallback` where there is none, or it cannot be read. */
export async function readJsonOr<T>(file: string, fallback: T): Promise<T> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as T | null) ?? fallback
  } catch {
    return fallback
  }
}
