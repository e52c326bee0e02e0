import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { AlbumSource, Content } from '../../../content/source/content.ts'
import { newAlbumFault } from '../../../content/source/catalog/standing.ts'
import { findAlbumNamed } from '../../album/findAlbumNamed.ts'
import { type FolderAlbum, folderAlbum, toldApart } from '../../album/folderAlbum.ts'
import { readFolderAlbums } from '../../files/folderAlbums.ts'
import { compareNames } from '../../files/compareNames.ts'
import { isSystemName, listFolder } from '../../files/listFolder.ts'
import type { SiteFolder } from '../../files/site.ts'
import { holdsPhotosOf } from '../earlierAlbum/holdsPhotosOf.ts'
import type { AlbumFolder } from '../albumPlace.ts'
import type { ImportOptions } from '../importOptions.ts'

type CategorySource = Content['categories'][number]

/** Albums by folder, and folders without one. `loose`: the number of pictures beside the folders. */
export type Plan = {
  albumFolders: AlbumFolder[]
  refused: { displayName: string; reason: string }[]
  loose: number
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Plans one album for each sub-folder. A folder named like a category holds that category's albums.
 * Pictures directly in it make an album of the same name. A catalog album matches by address or name if its
 * photos are the folder's. Folders with equal names get the parent folder's name added.
 * @param options `second`: folders that were imported under another name make new albums
 */
export async function planAlbums(
  site: SiteFolder,
  folder: string,
  { site: { lang }, albums, categories }: Content,
  { recursive, second }: Pick<ImportOptions, 'recursive' | 'second'>,
): Promise<Plan> {
  const loose = (await listFolder(folder, false)).sources.length
  const plan: Plan = { albumFolders: [], refused: [], loose }
  const remembered = second ? {} : await readFolderAlbums(site.root)
  const inUse = new Map<string, Pick<AlbumFolder, 'folder' | 'displayName'>>()
  const inCatalog = ({ key, name }: FolderAlbum) =>
    findAlbumNamed(albums, key) ??
    albums.find((a) => [a.key, a.id, a.name].some((one) => bare(one) === bare(name)))

  /** `parent`: the name of the folder above. */
  async function take(
    found: Pick<AlbumFolder, 'folder' | 'displayName' | 'isShallow'>,
    parent: string,
    category?: CategorySource,
  ) {
    const { displayName, isShallow = false } = found
    const plain = folderAlbum(basename(found.folder), lang)
    const apart = toldApart(plain, parent, lang)
    const holds = (album: AlbumSource) =>
      holdsPhotosOf(site, album, found.folder, recursive && !isShallow)
    // Find the folder's last album even if it was renamed, as long as it has the same pictures.
    const before = albums.find(({ id }) => id === remembered[found.folder])
    const own = before && (await holds(before)) ? before : inCatalog(plain)
    const isOwn = own !== undefined && (own === before || (await holds(own)))
    const other = inUse.get(own?.key ?? plain.key)
    const isBeside = other !== undefined && dirname(other.folder) === dirname(found.folder)
    const isAnother = own !== undefined || other !== undefined || inCatalog(apart) !== undefined
    const isApart = plain.key !== '' && !isOwn && !isBeside && isAnother
    const { key, ...made } = isApart ? apart : plain
    const existing = isApart ? inCatalog(apart) : own

    const refuse = (reason: string) => plan.refused.push({ displayName, reason })
    const fault =
      key === '' ? 'has no letters for an address' : newAlbumFault(key, category?.id, categories)
    if (!existing && fault)
      return refuse(
        key === ''
          ? `${fault}. Rename it`
          : `would have the address ${key}, which ${fault}. Rename it`,
      )
    const address = existing?.key ?? key
    const rival = inUse.get(address)
    if (rival !== undefined)
      return refuse(
        `would have the same address as ${rival.displayName}, ${address}. Rename one of them`,
      )
    inUse.set(address, found)
    plan.albumFolders.push({
      ...found,
      key: address,
      ...made,
      ...(category ? { category: category.id } : {}),
    })
  }

  const root = folderAlbum(basename(folder)).name
  for (const name of await foldersIn(folder)) {
    const path = join(folder, name)
    const category = categories.find((c) =>
      [c.id, c.name, c.path].some((one) => bare(one) === bare(name)),
    )
    if (!category) {
      await take({ folder: path, displayName: name }, root)
      continue
    }
    const { sources, failures } = await listFolder(path, false)
    if (sources.length || failures.length)
      await take({ folder: path, displayName: name, isShallow: true }, root, category)
    for (const below of await foldersIn(path))
      await take(
        { folder: join(path, below), displayName: join(name, below) },
        category.name,
        category,
      )
  }
  return plan
}

/** Sorted in natural order. */
async function foldersIn(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await readdir(folder)) {
    if (isSystemName(name)) continue
    const isFolder = await stat(join(folder, name)).then(
      (entry) => entry.isDirectory(),
      () => false,
    )
    if (isFolder) found.push(name)
  }
  return found.toSorted(compareNames)
}
