import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { changeAlbum } from '../album/editCatalog.ts'
import { chooseAlbum } from '../album/findAlbumNamed.ts'
import { checkCatalogFile, readCatalog } from '../album/readCatalog.ts'
import { checkKey } from '../album/newAlbum.ts'
import { whereOnSite } from '../album/whereOnSite.ts'
import type { Args } from '../args/parseArguments.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { contentFolder } from '../files/places.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

/** `darkroom rename <album> <address>`: changes an album's address. The former address redirects. */
export const rename = (args: Args, context: CommandContext): Promise<ExitCode> =>
  withLockUnlessDry(args, context, () => renameAlbum(args, context))

const CATALOG = 'catalog.json'

async function renameAlbum(args: Args, context: CommandContext): Promise<ExitCode> {
  const { root, disk, reporter } = context
  const [name, address] = args.positionals as [string, string]
  const content = await readCatalog(root)
  const album = chooseAlbum(content.albums, name)
  if (album.key === address)
    throw new UsageError(`${address}: is the address of that album already. Choose another.`)
  checkKey(address, album.category, content.categories)
  const text = await readFile(join(contentFolder(root), CATALOG), 'utf8')
  const now = changeAlbum(text, album.id, { address }, [{ ...album, address: album.key }])
  await checkCatalogFile(root, CATALOG, now)
  if (!args.flag('dry-run')) await disk.write(join(contentFolder(root), CATALOG), now)
  const { path = album.id, aliases = [] } = (
    JSON.parse(now) as { albums: { id: string; path?: string; aliases?: string[] }[] }
  ).albums.find(({ id }) => id === album.id)!
  const from = whereOnSite(album, content).address
  const to = whereOnSite({ ...album, key: path }, content).address
  const former = aliases.includes(album.key)
    ? `${from} leads there`
    : 'the former address is gone, as the album is unlisted'
  reporter.summary(
    `"${album.title}" ${args.flag('dry-run') ? 'would be' : 'is'} at ${to}; ${former}.`,
    { album: album.id, from, to, aliases, dryRun: args.flag('dry-run') },
  )
  return EXIT.good
}
