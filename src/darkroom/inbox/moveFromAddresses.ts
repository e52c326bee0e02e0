import type { CatalogAlbum } from '../album/editCatalog.ts'
import { readCatalog } from '../album/readCatalog.ts'
import { readJournal } from '../edits/journal.ts'
import { moveWaiting } from './incoming.ts'

type Named = Pick<CatalogAlbum, 'id' | 'path' | 'aliases'> & { key?: string }

/** The id of an album and the last segments of its addresses. */
const namesOf = ({ id, path = id, key = path, aliases = [] }: Named) => [id, key, ...aliases]

/**
 * Moves the files of an album from folders that are named after its addresses, as earlier versions named them.
 * Files stay where they are if the name may also be that of another album.
 * @param folderOf the folder of waiting files by name
 */
export async function moveFromAddresses(
  root: string,
  id: string,
  folderOf: (name: string) => string,
): Promise<void> {
  const { albums } = await readCatalog(root)
  const own = albums.find((album) => album.id === id)
  if (!own) return
  // Removed albums can be put back, so their files must stay too.
  const { removed } = await readJournal(root, '.catalog.json', '')
  const others = [
    ...albums.filter((album) => album !== own),
    ...removed.map(({ text }) => JSON.parse(text) as CatalogAlbum).filter((one) => one.id !== id),
  ]
  const taken = new Set(others.flatMap(namesOf))
  for (const name of namesOf(own))
    if (name !== id && !taken.has(name)) await moveWaiting(folderOf(name), folderOf(id))
}
