import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { sha256 } from '../../sha256.ts'
import type { PhotoDetails, RenderedFile, RenderOptions } from './renderPhoto.ts'
import { recordsFolder } from '../files/places.ts'
import { RECIPE } from './recipe.ts'
import { stemOf } from '../files/publishedName.ts'
import type { SiteFolder } from '../files/site.ts'

/** Size in bytes, and SHA-256 in hex. */
export type Fingerprint = [size: number, sha256: string]

/** What was made of a photo, by which recipe. Private; an import skips what its record describes. */
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
/** A hash of everything that decides the bytes of a photo's files. */
export function recipeName({ widths, jpeg, rotate }: RenderOptions): string {
  version ??= encoderVersion()
  return sha256(JSON.stringify({ ...RECIPE, widths, jpeg, rotate, version })).slice(0, 12)
}

/** `stem`: of the names of a photo's files. */
const fileOf = (root: string, stem: string) => join(recordsFolder(root), `${stem}.json`)

/** The record of a photo, by any recipe; older versions wrote fewer fields. */
async function read(root: string, stem: string): Promise<Partial<ImportRecord>> {
  try {
    return JSON.parse(await readFile(fileOf(root, stem), 'utf8')) as Partial<ImportRecord>
  } catch {
    return {}
  }
}

/** A published file as it was written, if there is a record of it. */
export async function fingerprintOf(root: string, name: string): Promise<Fingerprint | undefined> {
  const { files = {} } = await read(root, name.replace(/-\d+\.\w+$/, ''))
  return files[name]
}

/** The details of a photo, by the stem of its published files; empty without a record. */
export const detailsOfFile = async (root: string, stem: string): Promise<Partial<PhotoDetails>> =>
  (await read(root, stem)).details ?? {}

/** The record of a photo by this recipe, if its files still have their sizes in `folder`. */
export async function readImportRecord(
  { root }: SiteFolder,
  options: RenderOptions,
  folder: string,
): Promise<ImportRecord | undefined> {
  const { recipe, details, files } = await read(root, stemOf(options.id, options.rotate))
  if (recipe !== recipeName(options) || !details || !files) return undefined
  for (const [name, [size]] of Object.entries(files)) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found?.size !== size) return undefined
  }
  return { recipe, details, files }
}

/**
 * Writes a photo's files, then its record: a run that is killed in between makes the photo again.
 * Returns how many files and bytes were new.
 */
export async function publish(
  { disk, root }: SiteFolder,
  options: RenderOptions,
  folder: string,
  details: PhotoDetails,
  rendered: RenderedFile[],
): Promise<{ files: number; bytes: number }> {
  const fresh = { files: 0, bytes: 0 }
  for (const { name, bytes } of rendered)
    if (await disk.write(join(folder, name), bytes)) {
      fresh.files += 1
      fresh.bytes += bytes.length
    }
  const record: ImportRecord = {
    recipe: recipeName(options),
    details,
    files: Object.fromEntries(
      rendered.map(({ name, bytes }) => [name, [bytes.length, sha256(bytes)]]),
    ),
  }
  const file = fileOf(root, stemOf(options.id, options.rotate))
  await disk.write(file, `${JSON.stringify(record)}\n`)
  return fresh
}
