import type { Catalog } from '../schema/catalog.ts'
import type { Level } from '../schema/fields.ts'

type AlbumEntry = Catalog['albums'][number]

/** Default levels of categories. Families should not appear in search engines. */
const USUAL_LEVEL: ReadonlyMap<string, Level> = new Map([['portraits', 'listed']])

export const levelOfCategory = ({ id, level }: Catalog['categories'][number]): Level =>
  level ?? USUAL_LEVEL.get(id) ?? 'public'

export const levelsOf = ({ categories }: Pick<Catalog, 'categories'>): Map<string, Level> =>
  new Map(categories.map((category) => [category.id, levelOfCategory(category)]))

/** The level of an album, by default that of its category. */
export const levelOfAlbum = (
  { level, category }: Pick<AlbumEntry, 'level' | 'category'>,
  levels: ReadonlyMap<string, Level>,
): Level => level ?? levels.get(category) ?? 'public'
