import { randomBytes } from 'node:crypto'
import type { Catalog } from '../../content/source/schema/catalog.ts'
import { Level } from '../../content/source/schema/fields.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { putInto, setValue } from '../edits/editJson.ts'
import type { TakenEntry } from '../edits/journal.ts'
import { entryAddress, folderAlbum } from './folderAlbum.ts'

// These functions edit the text of `catalog.json`. They keep every other byte.

const FIELDS =
  'id name year category alsoIn title description path file level shared download aliases'.split(
    ' ',
  )

export type CatalogAlbum = Catalog['albums'][number]

export const albumsIn = (text: string): CatalogAlbum[] => (JSON.parse(text) as Catalog).albums

export const albumFiles = (text: string): string[] =>
  albumsIn(text).map(({ id, path = id, file = path }) => file)

export function albumAt(text: string, at: number): TakenEntry {
  const album = albumsIn(text)[at]
  if (!album) throw new UsageError('There is no such album. Nothing changed.')
  return { id: album.id, at, text: JSON.stringify(album) }
}

const ENDING = /-[A-Za-z0-9]{16,}$/
const unguessable = (address: string) =>
  `${address}-${randomBytes(24).toString('base64url').replaceAll(/[-_]/g, '').slice(0, 16)}`

/** `address`: its last segment. `year: 0` removes the year. `shared`: `all` for true. */
type AlbumChange = Partial<
  Record<'name' | 'category' | 'level' | 'address', string> & { year: number; shared: '' | 'all' }
>

/** The address of an album that had the level `before`. It is unguessable while the album is unlisted. */
function addressAt(level: string, address: string, before: string): string {
  if (level === 'unlisted' && before === 'unlisted' && ENDING.test(address)) return address
  // The address of an open album is known, even if it looks unguessable.
  if (level === 'unlisted') return unguessable(address.replace(ENDING, ''))
  return before === 'unlisted' ? address.replace(ENDING, '') : address
}

/** An unlisted album gets an unguessable address. For other albums the former addresses become aliases. */
function fieldsOf(
  entry: CatalogAlbum,
  now: { level: string; address: string },
  { year, shared, address: wanted = now.address, ...change }: AlbumChange,
): object {
  const fields = {
    ...change,
    ...(year === undefined ? {} : { year: year || undefined }),
    ...(shared === undefined ? {} : { shared: shared === 'all' || undefined }),
  }
  const level = change.level ?? now.level
  const isHidden = level === 'unlisted'
  const address = addressAt(level, wanted, now.level)
  if (address === now.address) return fields
  // Do not keep former addresses of an unlisted album: people know them or can guess them.
  const former = isHidden ? [] : [...(entry.aliases ?? []), now.address]
  const aliases = former.filter((alias) => alias !== address)
  return {
    ...fields,
    path: address === entry.id ? undefined : address,
    file: entry.file ?? now.address,
    aliases: aliases.length ? aliases : undefined,
  }
}

/** Levels, from open to closed. */
const LEVELS = Level.options as readonly string[]

type Settled = {
  /** `at`: the index in the catalog, whose id may have placeholders. */
  albums: readonly { at: number; id: string; level: string; address: string }[]
  categories: readonly { id: string; level: string }[]
}

/** An album without a level of its own gets the stricter level of its former and its new category. */
function levelFor(
  { level }: CatalogAlbum,
  before: string,
  change: AlbumChange,
  { categories }: Settled,
) {
  const there = categories.find(({ id }) => id === change.category)?.level ?? before
  if (change.level !== undefined || level !== undefined || there === before) return {}
  return { level: LEVELS.indexOf(there) > LEVELS.indexOf(before) ? there : before }
}

/** The covers of categories that name an album at a former address. An unlisted album cannot be a cover. */
function moveCovers(text: string, from: readonly string[], to: string | undefined): string {
  const { categories } = JSON.parse(text) as Catalog
  return categories.reduce((edited, { cover }, i) => {
    if (!cover || !from.includes(cover.album)) return edited
    const path = ['categories', i, 'cover']
    return to === undefined ? setValue(edited, path, to) : setValue(edited, [...path, 'album'], to)
  }, text)
}

/** Changes an album of the catalog. Throws a UsageError if `id` is unknown. `settled`: with defaults. */
export function changeAlbum(
  text: string,
  id: string,
  change: AlbumChange,
  settled: Settled,
): string {
  const now = settled.albums.find((one) => one.id === id)
  const entry = albumsIn(text)[now?.at ?? -1]
  if (!now || !entry)
    throw new UsageError(`${id}: is not an album in catalog.json. Nothing changed.`)
  const level = levelFor(entry, now.level, change, settled)
  const edited = Object.entries(fieldsOf(entry, now, { ...change, ...level })).reduce(
    (changed, [name, value]) => setValue(changed, ['albums', now.at, name], value, FIELDS),
    text,
  )
  const { path = id } = albumsIn(edited)[now.at]!
  if (path === now.address) return edited
  const isHidden = (change.level ?? level.level ?? now.level) === 'unlisted'
  // As the site has it, or as the catalog writes it, with placeholders.
  const former = [now.address, entry.path ?? entry.id]
  return moveCovers(edited, former, isHidden ? undefined : path)
}

const NAMELESS = 'A name needs a letter or a digit. Nothing changed.'

export function addCategory(text: string, name: string): string {
  const id = entryAddress('category', name, 'en')
  if (!id) throw new UsageError(NAMELESS)
  return putInto(text, ['categories'], Infinity, { id, name })
}

export function addUnlisted(text: string, name: string, category: string): string {
  const { key, ...rest } = folderAlbum(name)
  if (!key) throw new UsageError(NAMELESS)
  const album = { id: unguessable(key), ...rest, category, level: 'unlisted' }
  return putInto(text, ['albums'], 0, album)
}
