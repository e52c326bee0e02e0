import { randomBytes } from 'node:crypto'
import { UsageError } from '../diagnostics/exit.ts'
import { putInto, setValue } from '../edits/editJson.ts'
import type { TakenEntry } from '../edits/journal.ts'
import { folderAlbum } from './folderAlbum.ts'

/*
 * Changes to the text of `catalog.json`. What a change is not about stays byte by byte.
 */

/** How the fields of an album stand in the catalog. */
const FIELDS =
  'id name year category alsoIn title description path file level shared download aliases'.split(
    ' ',
  )

/** An album as the catalog has it. */
export type CatalogAlbum = {
  id: string
  name: string
  path?: string
  file?: string
  aliases?: string[]
}

export const albumsIn = (text: string): CatalogAlbum[] =>
  (JSON.parse(text) as { albums: CatalogAlbum[] }).albums

/** The names of the files that the albums of a catalog have. */
export const albumFiles = (text: string): string[] =>
  albumsIn(text).map(({ id, path = id, file = path }) => file)

/** The album at a place of the catalog, as it would be put back. */
export function albumAt(text: string, at: number): TakenEntry {
  const album = albumsIn(text)[at]
  if (!album) throw new UsageError('There is no such album. Nothing changed.')
  return { id: album.id, at, text: JSON.stringify(album) }
}

const ENDING = /-[A-Za-z0-9]{16,}$/
/** An address that nobody guesses. */
const unguessable = (address: string) =>
  `${address.replace(ENDING, '')}-${randomBytes(24).toString('base64url').replaceAll(/[-_]/g, '').slice(0, 16)}`

/** What may be said of an album anew. `address`: the last segment of its own; `year` 0: none. */
export type AlbumChange = Partial<
  Record<'name' | 'category' | 'level' | 'address', string> & { year: number }
>

/**
 * The fields of an album's entry as a change leaves them: one that is unlisted has an address that nobody
 * guesses, and a former address goes on leading to any other.
 */
function fieldsOf(
  entry: CatalogAlbum,
  now: { level: string; address: string },
  { year, address: wanted = now.address, ...change }: AlbumChange,
): object {
  const fields = { ...change, ...(year === undefined ? {} : { year: year || undefined }) }
  const isHidden = (change.level ?? now.level) === 'unlisted'
  let address = wanted
  if (isHidden && !ENDING.test(address)) address = unguessable(address)
  if (change.level && !isHidden && now.level === 'unlisted') address = address.replace(ENDING, '')
  if (address === now.address) return fields
  // The former addresses of an unlisted album could be guessed, or were given to too many.
  const former = isHidden ? [] : [...(entry.aliases ?? []), now.address]
  const aliases = former.filter((alias) => alias !== address)
  return {
    ...fields,
    path: address === entry.id ? undefined : address,
    file: entry.file ?? now.address,
    aliases: aliases.length ? aliases : undefined,
  }
}

/**
 * The catalog with an album changed. Throws a UsageError where there is none of this id.
 * @param albums at least what it is, defaults settled
 */
export function changeAlbum(
  text: string,
  id: string,
  change: AlbumChange,
  albums: readonly { id: string; level: string; address: string }[],
): string {
  const entries = albumsIn(text)
  const at = entries.findIndex((one) => one.id === id)
  const now = albums.find((one) => one.id === id)
  if (at < 0 || !now) throw new UsageError(`${id}: is no album of the catalog. Nothing changed.`)
  return Object.entries(fieldsOf(entries[at]!, now, change)).reduce(
    (edited, [name, value]) => setValue(edited, ['albums', at, name], value, FIELDS),
    text,
  )
}

const NAMELESS = 'A name needs a letter or a digit. Nothing changed.'

/** The catalog with a new category, last in the list. */
export function addCategory(text: string, said: string): string {
  const { key: id } = folderAlbum(said)
  if (!id) throw new UsageError(NAMELESS)
  return putInto(text, ['categories'], Infinity, { id, name: said })
}

/** The catalog with a new album, first in the lists. Nobody finds it until its owner says so. */
export function addUnlisted(text: string, said: string, category: string): string {
  const { key, ...rest } = folderAlbum(said)
  if (!key) throw new UsageError(NAMELESS)
  const album = { id: unguessable(key), ...rest, category, level: 'unlisted' }
  return putInto(text, ['albums'], 0, album)
}
