import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../../sha256.ts'
import { parsePublishedName } from '../../images/publishedName.ts'
import { photosFolder, recordsFolder } from '../files/places.ts'
import { readJsonFile } from '../files/readJsonFile.ts'
import { stemOf } from '../files/photoStem.ts'
import type { SiteFolder } from '../files/site.ts'
import type { PhotoDetails, Rendered, RenderOptions } from './renderPhoto.ts'
import { FIRST_RECIPE, type Recipe } from './recipe.ts'

/** Size in bytes and SHA-256 in hex. */
export type Fingerprint = [size: number, sha256: string]

/** The private record of a rendered photo. An import skips photos that match their records. */
type ImportRecord = {
  recipe: Recipe
  details: PhotoDetails
  files: Record<string, Fingerprint>
}

const fileOf = (root: string, stem: string) => join(recordsFolder(root), `${stem}.json`)

/** Reads the record of a photo. Older versions wrote fewer fields. A photo with a damaged record is rendered anew. */
async function read(root: string, stem: string): Promise<Partial<ImportRecord>> {
  const file = fileOf(root, stem)
  const record = await readJsonFile<Partial<ImportRecord>>(root, file).catch(() => undefined)
  if (!record) return {}
  return typeof record.recipe === 'object' ? record : { ...record, recipe: FIRST_RECIPE }
}

/** The original fingerprint of a published file, if it has a record. */
export async function fingerprintOf(root: string, name: string): Promise<Fingerprint | undefined> {
  const published = parsePublishedName(name)
  if (!published) return undefined
  const { files = {} } = await read(root, stemOf(published.id, published.rotate))
  return files[name]
}

/** The details and recipe of a photo; empty without a record. `stem`: from `stemOf`. */
export async function detailsOfFile(
  root: string,
  stem: string,
): Promise<Partial<PhotoDetails> & { recipe?: Recipe }> {
  const { details, recipe } = await read(root, stem)
  return { ...details, ...(recipe ? { recipe } : {}) }
}

/** The record of a photo by any recipe. Its files must still have their sizes. */
export async function readImportRecord(
  { root }: SiteFolder,
  { id, rotate, jpeg }: Pick<RenderOptions, 'id' | 'rotate' | 'jpeg'>,
): Promise<(ImportRecord & { name: string }) | undefined> {
  const { recipe, details, files } = await read(root, stemOf(id, rotate))
  if (!recipe || !details || !files) return undefined
  const names = Object.keys(files)
  const name = names.find((one) => isLargest(one, details))
  if (!name || names.some((one) => one.endsWith('.jpg')) !== jpeg) return undefined
  for (const [name, [size]] of Object.entries(files)) {
    const found = await stat(join(photosFolder(root), name)).catch(() => undefined)
    if (found?.size !== size) return undefined
  }
  const widths = names.filter((one) => one.endsWith('.avif') && one !== name).map(widthOf)
  return { recipe, details: { ...details, widths: widths.toSorted((a, b) => a - b) }, files, name }
}

const widthOf = (name: string): number => parsePublishedName(name)?.width ?? 0

const isLargest = (name: string, { width }: PhotoDetails) =>
  name.endsWith('.avif') && widthOf(name) === width

/** Writes a photo's files, then its record, so a run killed in between renders the photo again. */
export async function publish(
  { disk, root }: SiteFolder,
  options: RenderOptions,
  { details, rendered }: Pick<Rendered, 'details' | 'rendered'>,
): Promise<{ files: number; bytes: number }> {
  const fresh = { files: 0, bytes: 0 }
  for (const { name, bytes } of rendered)
    if (await disk.write(join(photosFolder(root), name), bytes)) {
      fresh.files += 1
      fresh.bytes += bytes.length
    }
  const record: ImportRecord = {
    recipe: options.recipe,
    details,
    files: Object.fromEntries(
      rendered.map(({ name, bytes }) => [name, [bytes.length, sha256(bytes)]]),
    ),
  }
  const file = fileOf(root, stemOf(options.id, options.rotate))
  await disk.write(file, `${JSON.stringify(record)}\n`)
  return fresh
}
