import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CategoryId, Photo } from '../../content/schema.ts'
import { newAlbumFault } from '../../content/source/catalog/categoryLists.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { putInto } from '../edits/editJson.ts'
import { contentFolder } from '../files/places.ts'
import type { SiteFolder } from '../files/site.ts'
import type { Reporter } from '../report/reporter.ts'

export type NewAlbum = { id: string; name: string; year?: number; category: CategoryId }

/** `iceland2026` → `Iceland 2026`, `new-zealand_north` → `New Zealand North`. */
export function nameFor(key: string): string {
  return key
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)|(\d)(\p{L})/gu, '$1$3 $2$4')
    .split(/[\s._-]+/)
    .filter(Boolean)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}

export function yearIn(text: string): number | undefined {
  const year = /(?<!\d)(19|20)\d\d(?!\d)/.exec(text)?.[0]
  return year === undefined ? undefined : Number(year)
}

/** The year in the key, or the year of all photos if they share one. */
function yearFor(key: string, taken: (string | undefined)[]): number | undefined {
  const years = new Set(taken.filter((t) => t !== undefined).map((t) => t.slice(0, 4)))
  return yearIn(key) ?? (years.size === 1 ? Number([...years][0]) : undefined)
}

/** The default category of new albums: `misc`, or the only category. */
export function usualCategory(categories: readonly { id: CategoryId }[]): CategoryId | undefined {
  if (!categories.length)
    throw new UsageError('src/content/catalog.json: lists no category. Add one for the album.')
  const only = categories.length === 1 ? categories[0] : undefined
  return (categories.find(({ id }) => id === 'misc') ?? only)?.id
}

/** The catalog entry of a new album. Missing parts of `named` are derived from the key and the photos. */
export function newAlbum(
  key: string,
  category: CategoryId,
  photos: readonly Photo[],
  named: { name?: string; year?: number | undefined } = {},
): NewAlbum {
  const taken = photos.map(({ capture }) => capture?.taken)
  const year = named.year ?? yearFor(key, taken)
  return { id: key, name: named.name ?? nameFor(key), ...(year ? { year } : {}), category }
}

export async function addAlbum({ root, disk }: SiteFolder, album: NewAlbum): Promise<void> {
  const file = join(contentFolder(root), 'catalog.json')
  const text = await readFile(file, 'utf8')
  await disk.write(file, putInto(text, ['albums'], Infinity, album))
}

/** @param more what else to edit, and where */
export function reportNewAlbum(
  reporter: Reporter,
  album: NewAlbum,
  { isDry = false, more = '' }: { isDry?: boolean; more?: string } = {},
): void {
  reporter.event('new-album', album)
  reporter.line(
    `${isDry ? 'Would make an' : 'New'} album "${album.name}" (${album.category}). Edit name, year and category in src/content/catalog.json${more}.`,
  )
}

/** Throws if a key cannot be the address of a new album. */
export function checkKey(
  key: string,
  category: CategoryId,
  categories: Parameters<typeof newAlbumFault>[2],
): void {
  const fault = newAlbumFault(key, category, categories)
  if (fault && /^[\w.-]+$/.test(key))
    throw new UsageError(
      `"${key}" cannot be the address of an album: it ${fault}. Choose another, such as ${key.replaceAll(/\W+/g, '')}2026.`,
    )
  if (!/^[A-Za-z0-9][\w.-]*$/.test(key))
    throw new UsageError(
      `"${key}" cannot be an album's address. Use letters from a to z, digits, "-" and "_", such as iceland2026.`,
    )
}
