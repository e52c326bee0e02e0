import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { sha256 } from '../../sha256.ts'
import type { PhotoDetails, RenderedFile, RenderOptions } from './renderPhoto.ts'
import { recordsFolder } from '../files/places.ts'
import { RECIPE } from './recipe.ts'
import { stemOf } from '../files/publishedName.ts'
import type { Site } from '../files/site.ts'

/** What tells a file from every other: its size in bytes and its SHA-256 in hex. */
export type Fingerprint = [size: number, sha256: string]

/** What was made of a photo, by which recipe: the private record that lets a photo be left alone. */
export type ImportRecord = {
  recipe: string
  details: PhotoDetails
  /** Each published file, by name. */
  files: Record<string, Fingerprint>
}

/** The encoder's version, without loading it. */
function encoderVersion(): string {
  const entry = createRequire(import.meta.url).resolve('sharp')
  const file = join(dirname(entry), '../package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

let version: string | undefined
/** Everything that decides a photo's bytes, as a short name. */
export function recipeName({ widths, jpeg, rotate }: RenderOptions): string {
  version ??= encoderVersion()
  return sha256(JSON.stringify({ ...RECIPE, widths, jpeg, rotate, version })).slice(0, 12)
}

const fileOf = (root: string, { id, rotate }: RenderOptions) =>
  join(recordsFolder(root), `${stemOf(id, rotate)}.json`)

/** What a published file was when it was made, by whatever recipe; `undefined` where nobody remembers. */
export async function fingerprintOf(root: string, name: string): Promise<Fingerprint | undefined> {
  const stem = name.replace(/-\d+\.\w+$/, '')
  try {
    const record = JSON.parse(
      await readFile(join(recordsFolder(root), `${stem}.json`), 'utf8'),
    ) as ImportRecord
    return record.files[name]
  } catch {
    return undefined
  }
}

/** What was read of a photo's file, by the stem of its published files; nothing where nobody remembers. */
export async function detailsOfFile(root: string, stem: string): Promise<Partial<PhotoDetails>> {
  try {
    const text = await readFile(join(recordsFolder(root), `${stem}.json`), 'utf8')
    return (JSON.parse(text) as Partial<ImportRecord>).details ?? {}
  } catch {
    return {}
  }
}

/** The record of a photo, if its files still stand in `folder` as they were made. */
export async function readImportRecord(
  { root }: Site,
  options: RenderOptions,
  folder: string,
): Promise<ImportRecord | undefined> {
  let record: ImportRecord
  try {
    record = JSON.parse(await readFile(fileOf(root, options), 'utf8')) as ImportRecord
  } catch {
    return undefined
  }
  // Records of older versions have no details.
  if (record.recipe !== recipeName(options) || !record.details) return undefined
  for (const [name, [size]] of Object.entries(record.files)) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found?.size !== size) return undefined
  }
  return record
}

/**
 * Publishes a photo: its files, then the record of them, so that a run that ends in between makes it
 * anew. Returns how many files and bytes were new.
 */
export async function publish(
  { disk, root }: Site,
  options: RenderOptions,
  folder: string,
  details: PhotoDetails,
  rendered: RenderedFile[],
): Promise<{ files: number; bytes: number }> {
  let files = 0
  let bytes = 0
  for (const file of rendered)
    if (await disk.write(join(folder, file.name), file.bytes)) {
      files += 1
      bytes += file.bytes.length
    }
  const record: ImportRecord = {
    recipe: recipeName(options),
    details,
    files: Object.fromEntries(
      rendered.map(({ name, bytes }) => [name, [bytes.length, sha256(bytes)]]),
    ),
  }
  await disk.write(fileOf(root, options), `${JSON.stringify(record)}\n`)
  return { files, bytes }
}
