import { albumPath, listPath } from '../../content/addresses.ts'
import { allows } from '../../content/allows.ts'
import type { Level } from '../../content/schema.ts'
import { parentOf, type AlbumPlacement } from '../../content/source/catalog/categoryLists.ts'

type Album = AlbumPlacement & { key: string; name: string }
type Category = { id: string; name: string; level: Level; path: string }

/** `from`: the page that links to the album; `why`: the reason if no page does. */
type Where = { address: string; from?: string; why?: string }

export function whereOnSite(
  album: Album,
  { albums, categories }: { albums: readonly Album[]; categories: readonly Category[] },
): Where {
  const parent = parentOf(album, categories, albums)
  const address = albumPath({ key: album.key, parent })
  const lost = (why: string): Where => ({ address, why })
  if (!allows(album.level, 'list'))
    return lost('it is unlisted, so it is found by its address alone')
  const category = categories.find(({ id }) => id === album.category)
  if (!category) return lost(`the catalog has no category ${album.category}`)
  if (!allows(category.level, 'list'))
    return lost(`its category ${category.name} is unlisted, so it is found by its address alone`)
  return { address, from: parent === undefined ? '/photography' : listPath({ path: parent }) }
}
