import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { albumsIn, changeAlbum } from '../catalog/editCatalog.ts'
import { chooseAlbum } from '../catalog/findAlbumNamed.ts'
import { checkCatalogFile, readCatalog } from '../catalog/readCatalog.ts'
import { checkKey } from '../catalog/newAlbum.ts'
import { whereOnSite } from '../catalog/whereOnSite.ts'
import { EXIT, UsageError } from '../diagnostics/exit.ts'
import { contentFolder } from '../files/places.ts'
import { locked } from './locked.ts'

const CATALOG = 'catalog.json'

/** `darkroom rename <album> <address>`: changes an album's address. The former address redirects. */
export const rename = locked(async (args, { root, disk, reporter }) => {
  const [name, address] = args.positionals as [string, string]
  const isDry = args.flag('dry-run')
  const content = await readCatalog(root)
  const album = chooseAlbum(content.albums, name)
  if (album.key.toLowerCase() === address.toLowerCase())
    throw new UsageError(
      `${address}: is the address of that album already (the case of letters does not count). Choose another.`,
    )
  checkKey(address, album.category, content.categories)
  const at = content.albums.indexOf(album)
  const file = join(contentFolder(root), CATALOG)
  const before = await readFile(file, 'utf8')
  const now = changeAlbum(
    before,
    album.id,
    { address },
    { albums: [{ ...album, at, address: album.key }], categories: [] },
  )
  await checkCatalogFile(root, CATALOG, now)
  if (!isDry) await disk.write(file, now)
  const { path = album.id, aliases = [] } = albumsIn(now)[at]!
  const from = whereOnSite(album, content).address
  const to = whereOnSite({ ...album, key: path }, content).address
  const former = aliases.includes(album.key)
    ? `${from} leads there`
    : 'the former address is gone, as the album is unlisted'
  reporter.summary(`"${album.title}" ${isDry ? 'would be' : 'is'} at ${to}; ${former}.`, {
    album: album.id,
    from,
    to,
    aliases,
    dryRun: isDry,
  })
  return EXIT.good
})
