import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { reasonOf } from '../../content/source/reasonOf.ts'
import { AlbumFile, type Photo } from '../../content/source/schema.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { albumsFolder } from '../files/places.ts'

/** An album file with its placeholders unfilled. */
export type Album = AlbumFile & Record<string, unknown>
type ImportedFile = NonNullable<AlbumFile['imported']>[number]

export const albumPath = (root: string, file: string) => join(albumsFolder(root), `${file}.json`)

/** Reads an album file; `undefined` where there is none yet. Throws on one that is faulty: it is the owner's. */
export async function readAlbum(root: string, file: string): Promise<Album | undefined> {
  const path = albumPath(root, file)
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new UsageError(
      `${relative(root, path)}: cannot be read (${(cause as Error).message}). Mend its permissions.`,
    )
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new UsageError(
      `${relative(root, path)}: is not JSON (${(cause as Error).message}). Mend it; nothing was changed.`,
    )
  }
  const result = v.safeParse(AlbumFile, json)
  if (result.success) return settled(json as Album)
  const [issue] = result.issues
  throw new UsageError(
    `${relative(root, path)}: ${v.getDotPath(issue) ?? 'the whole'}: ${reasonOf(issue)}. Mend it; nothing was changed.`,
  )
}

export const parseAlbum = (text: string): Album => settled(JSON.parse(text) as Album)

/** Files of older albums have an `id` in place of `bytes`. */
function settled({ imported, ...album }: Album): Album {
  const files = imported as
    (Omit<ImportedFile, 'bytes'> & { bytes?: string; id?: string })[] | undefined
  return {
    ...album,
    ...(files ? { imported: files.map(({ id, bytes = id!, ...one }) => ({ bytes, ...one })) } : {}),
  }
}

/** The order of a photo's fields; others follow by name. */
export const FIELDS = [
  'id',
  'file',
  'src',
  'alt',
  'hide',
  'decorative',
  'rotate',
  'focus',
  'width',
  'height',
  'template',
  'widths',
  'candidates',
  'mirror',
  'jpeg',
  'color',
  'placeholder',
  'capture',
  'keywords',
  'rating',
]

const byField = (a: string, b: string) => {
  const [i, j] = [FIELDS.indexOf(a), FIELDS.indexOf(b)]
  if (i >= 0 && j >= 0) return i - j
  if (i >= 0 || j >= 0) return i >= 0 ? -1 : 1
  return a < b ? -1 : 1
}

const formatPhoto = (photo: Photo) =>
  JSON.stringify(Object.fromEntries(Object.entries(photo).toSorted(([a], [b]) => byField(a, b))))

/** Formats an album: fields in a fixed order, one photo or file a line, so that diffs are small. */
export function formatAlbum({ photos, cover, imported, ...rest }: Album): string {
  const fields = [
    ...(cover === undefined ? [] : [['cover', cover] as const]),
    ...Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ].map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`)
  const list = (lines: string[]) =>
    lines.length ? `[\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ]` : '[]'
  const files = imported?.length
    ? `,\n  "imported": ${list(imported.map((file) => JSON.stringify(file)))}`
    : ''
  return `{\n${fields.join('')}  "photos": ${list(photos.map(formatPhoto))}${files}\n}\n`
}
