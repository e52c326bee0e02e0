import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { AlbumSource, Content } from '../../../content/source/content.ts'
import { newAlbumFault } from '../../../content/source/catalog/categoryLists.ts'
import { findAlbumNamed } from '../../catalog/findAlbumNamed.ts'
import { type FolderAlbum, folderAlbum, toldApart } from '../../catalog/folderAlbum.ts'
import { readFolderAlbums } from '../../files/folderAlbums.ts'
import { compareNames } from '../../files/compareNames.ts'
import { isSystemName, listFolder } from '../../files/listFolder.ts'
import type { SiteFolder } from '../../files/site.ts'
import { holdsPhotosOf } from '../earlierAlbum/holdsPhotosOf.ts'
import type { AlbumFolder } from '../albumPlace.ts'
import type { ImportOptions } from '../importOptions.ts'

type CategorySource = Content['categories'][number]

type Found = Pick<AlbumFolder, 'folder' | 'displayName' | 'isShallow'>

/** Which folder becomes which album, or why none. `loose`: pictures beside the folders. */
type Plan = {
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
  const inUse = new Map<string, Found>()
  const inCatalog = ({ key, name }: FolderAlbum) =>
    findAlbumNamed(albums, key) ??
    albums.find((a) => [a.key, a.id, a.name].some((one) => bare(one) === bare(name)))

  /** The album that a folder would go into, if the catalog has it, and whether the folder belongs to it. */
  async function findAlbum({ folder: path, isShallow = false }: Found, plain: FolderAlbum) {
    const holds = (album: AlbumSource) => holdsPhotosOf(site, album, path, recursive && !isShallow)
    // An imported folder is known whatever its name is now, as long as it holds the same pictures.
    const before = albums.find(({ id }) => id === remembered[path])
    if (before && (await holds(before))) return { album: before, isItsOwn: true }
    const album = inCatalog(plain)
    return { album, isItsOwn: album !== undefined && (album === before || (await holds(album))) }
  }

  /** The address of a folder's album, and the album if the catalog has it. `parent`: the name of the folder above. */
  async function addressOf(found: Found, parent: string) {
    const plain = folderAlbum(basename(found.folder), lang)
    const { album, isItsOwn } = await findAlbum(found, plain)
    const here = { made: plain, existing: album }
    if (isItsOwn || plain.key === '') return here
    const rival = inUse.get(album?.key ?? plain.key)
    // Two folders of one place are refused: the name above them would not tell them apart.
    if (rival && dirname(rival.folder) === dirname(found.folder)) return here
    const apart = toldApart(plain, parent, lang)
    const there = { made: apart, existing: inCatalog(apart) }
    return album || rival || there.existing ? there : here
  }

  async function take(found: Found, parent: string, category?: CategorySource) {
    const { displayName } = found
    const { made, existing } = await addressOf(found, parent)
    const refuse = (reason: string) => plan.refused.push({ displayName, reason })
    if (!existing && made.key === '') return refuse('has no letters for an address. Rename it')
    const fault = existing ? undefined : newAlbumFault(made.key, category?.id, categories)
    if (fault) return refuse(`would have the address ${made.key}, which ${fault}. Rename it`)
    const key = existing?.key ?? made.key
    const rival = inUse.get(key)
    if (rival)
      return refuse(
        `would have the same address as ${rival.displayName}, ${key}. Rename one of them`,
      )
    inUse.set(key, found)
    plan.albumFolders.push({
      ...found,
      ...made,
      key,
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
    for (const below of await foldersIn(path)) {
      const found = { folder: join(path, below), displayName: join(name, below) }
      await take(found, category.name, category)
    }
  }
  return plan
}

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
