import { readFile } from 'node:fs/promises'

/** Reads a JSON file. Returns `fallback` if it is missing or cannot be read. */
export async function readJsonOr<T>(file: string, fallback: T): Promise<T> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as T | null) ?? fallback
  } catch {
    return fallback
  }
}
