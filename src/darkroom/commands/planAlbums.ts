import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Content } from '../../content/source/readContent.ts'
import { newAlbumFault } from '../../content/source/standing.ts'
import { findAlbum } from '../album/findAlbum.ts'
import { folderAlbum } from '../album/folderAlbum.ts'
import { compareNames, listFolder } from '../files/listFolder.ts'
import type { Place } from './importAlbum.ts'

type Found = Omit<Place, 'target' | 'chooseCategory'>
type CategorySource = Content['categories'][number]

/** Which folder becomes which album, and which of them cannot, with the reason. `loose`: pictures in none. */
export type Plan = {
  places: Found[]
  refused: { said: string; reason: string }[]
  loose: number
}

/** Folders that systems and disks keep for themselves. */
const SYSTEM = /^(\.|(@eaDir|#recycle|\$RECYCLE\.BIN|__MACOSX|System Volume Information)$)/i

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * One album for each sub-folder. One that is named like a category holds albums of that category; pictures
 * that lie in it beside them belong to the album that is named like it. An album that the catalog has, by
 * its address or by its name, is found again.
 */
export async function planAlbums(
  folder: string,
  { albums, categories }: Pick<Content, 'albums' | 'categories'>,
): Promise<Plan> {
  const loose = (await listFolder(folder, false)).sources.length
  const plan: Plan = { places: [], refused: [], loose }
  const folderOf = new Map<string, string>()

  function take(found: Pick<Found, 'folder' | 'said' | 'isShallow'>, category?: CategorySource) {
    const { said } = found
    const { key, ...made } = folderAlbum(basename(found.folder))
    const refuse = (reason: string) => plan.refused.push({ said, reason })
    const known =
      findAlbum(albums, key) ??
      albums.find((a) => [a.key, a.id, a.name].some((one) => bare(one) === bare(made.name)))
    const fault =
      key === '' ? 'has no letter for an address' : newAlbumFault(key, category?.id, categories)
    if (!known && fault)
      return refuse(
        key === '' ? `${fault}. Rename it` : `would be at ${key}, which ${fault}. Rename it`,
      )
    const address = known?.key ?? key
    const other = folderOf.get(address)
    if (other !== undefined)
      return refuse(`would be at ${address}, as ${other} is. Rename one of them`)
    folderOf.set(address, said)
    plan.places.push({
      ...found,
      key: address,
      ...made,
      ...(category ? { category: category.id } : {}),
    })
  }

  for (const name of await foldersIn(folder)) {
    const path = join(folder, name)
    const category = categories.find((c) =>
      [c.id, c.name, c.path].some((one) => bare(one) === bare(name)),
    )
    if (!category) {
      take({ folder: path, said: name })
      continue
    }
    const { sources, failures } = await listFolder(path, false)
    if (sources.length || failures.length)
      take({ folder: path, said: name, isShallow: true }, category)
    for (const below of await foldersIn(path))
      take({ folder: join(path, below), said: join(name, below) }, category)
  }
  return plan
}

/** The folders in a folder, in the order in which people count. */
async function foldersIn(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await readdir(folder)) {
    if (SYSTEM.test(name)) continue
    const isFolder = await stat(join(folder, name)).then(
      (entry) => entry.isDirectory(),
      () => false,
    )
    if (isFolder) found.push(name)
  }
  return found.toSorted(compareNames)
}
