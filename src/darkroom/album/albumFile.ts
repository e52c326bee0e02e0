import { join, relative } from 'node:path'
import * as v from 'valibot'
import { reasonOf } from '../../content/source/json/reasonOf.ts'
import { AlbumFile } from '../../content/source/schema/album.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { albumsFolder } from '../files/places.ts'
import { readJsonFile } from '../files/readJsonFile.ts'
import type { SiteFolder } from '../files/site.ts'

/** An album file before its placeholders are filled. */
export type AlbumJson = AlbumFile & Record<string, unknown>

/**
 * An imported file. `bytes`: the id of its bytes; `file`: its path below the folder. It stays in the list
 * when the owner removes its photo; otherwise the next import would add the photo again.
 */
export type ImportedFile = NonNullable<AlbumFile['imported']>[number]

export const albumFilePath = (root: string, file: string) =>
  join(albumsFolder(root), `${file}.json`)

/** The path of an album file from the root, for messages. */
export const albumFileName = (root: string, file: string) =>
  relative(root, albumFilePath(root, file))

/** Returns the first fault of a value with its place, or `undefined` if the value fits the schema. */
export function faultOf(value: unknown, schema: v.GenericSchema): string | undefined {
  const [issue] = v.safeParse(schema, value).issues ?? []
  return issue && `${v.getDotPath(issue) ?? 'the whole'}: ${reasonOf(issue)}`
}

/** Reads an album file; `undefined` if it is missing. Throws a UsageError if it does not fit the schema. */
export async function readAlbumAs<Schema extends v.GenericSchema>(
  root: string,
  file: string,
  schema: Schema,
): Promise<v.InferInput<Schema> | undefined> {
  const json = await readJsonFile(root, albumFilePath(root, file))
  if (json === undefined || v.is(schema, json)) return json
  const fault = faultOf(json, schema) ?? 'does not fit'
  throw new UsageError(`${albumFileName(root, file)}: ${fault}. Mend it; nothing was changed.`)
}

export const readAlbumFile = (root: string, file: string): Promise<AlbumJson | undefined> =>
  readAlbumAs(root, file, AlbumFile)

/** Like `readAlbumFile`, but returns `undefined` for a faulty album. Another step reports the fault. */
export const readSoundAlbum = (root: string, file: string): Promise<AlbumJson | undefined> =>
  readAlbumFile(root, file).catch((cause: unknown) => {
    if (cause instanceof UsageError) return undefined
    throw cause
  })

/** Writes an album file. Returns `false` if the file already had these bytes. */
export const saveAlbum = ({ root, disk }: SiteFolder, file: string, album: FormattedAlbum) =>
  disk.write(albumFilePath(root, file), formatAlbum(album))

/** @param text of an album without faults */
export const parseAlbum = (text: string) => JSON.parse(text) as AlbumJson

/** The order of a photo's fields. Other fields follow, sorted by name. */
export const FIELDS =
  'id file src alt hide decorative rotate focus width height template widths candidates mirror jpeg color placeholder capture rights keywords rating'.split(
    ' ',
  )

const byField = (a: string, b: string) => {
  const [i, j] = [FIELDS.indexOf(a), FIELDS.indexOf(b)]
  if (i >= 0 && j >= 0) return i - j
  if (i >= 0 || j >= 0) return i >= 0 ? -1 : 1
  return a < b ? -1 : 1
}

const formatPhoto = (photo: object) =>
  JSON.stringify(Object.fromEntries(Object.entries(photo).toSorted(([a], [b]) => byField(a, b))))

type FormattedAlbum = { photos: readonly object[]; [field: string]: unknown }

/** Formats an album: fields in a fixed order, one photo or file a line, so that diffs are small. */
export function formatAlbum({ photos, cover, imported, ...rest }: FormattedAlbum): string {
  const fields = [
    ...(cover === undefined ? [] : [['cover', cover] as const]),
    ...Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ].map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`)
  const list = (lines: string[]) =>
    lines.length ? `[\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ]` : '[]'
  const files =
    Array.isArray(imported) && imported.length
      ? `,\n  "imported": ${list(imported.map((file) => JSON.stringify(file)))}`
      : ''
  return `{\n${fields.join('')}  "photos": ${list(photos.map(formatPhoto))}${files}\n}\n`
}
