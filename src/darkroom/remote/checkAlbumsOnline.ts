import { checkAlbum } from '../../content/source/album/checkAlbum.ts'
import type { AlbumSource } from '../../content/source/content.ts'
import type { Diagnostic } from '../../content/source/diagnostic.ts'
import { albumFileName } from '../album/albumFile.ts'
import { readLoose } from '../album/looseAlbum.ts'
import type { AlbumsRead } from '../album/readAlbums.ts'
import type { CommandContext } from '../commandContext.ts'
import { type AlbumEntries, checkAnswers, mergeDiagnostics } from './checks/checkAnswers.ts'
import { probePhotos } from './checks/probePhotos.ts'
import { offeredBy } from './checks/verifyOffer.ts'
import { repairAlbums } from './repair.ts'
import { type RemoteOptions, withRemote } from './withRemote.ts'

/** Checks albums by their files and by answers of hosts. `isFixing` repairs. @returns `undefined` if stopped */
export async function checkAlbumsOnline(
  context: CommandContext,
  { albums: parsed, asked, catalog }: Pick<AlbumsRead, 'albums' | 'asked' | 'catalog'>,
  { isFixing, ...options }: RemoteOptions & { isFixing: boolean },
  elsewhereThan: (file: string) => (src: string) => string | undefined,
): Promise<Diagnostic[] | undefined> {
  const all: AlbumEntries[] = []
  const albums: AlbumEntries[] = []
  for (const source of catalog) {
    const entries = await readEntries(context.root, source)
    if (!entries) continue
    all.push(entries)
    if (asked.includes(source)) albums.push(entries)
  }
  const found = await withRemote(context, options, async ({ prober }) => {
    const photos = albums.flatMap((album) => album.photos)
    const lookup = await probePhotos(photos, prober, (done, of) =>
      context.reporter.progress(done, of),
    )
    return albums.flatMap((album) => checkAnswers(album, all, lookup))
  })
  if (context.stop.aborted) return undefined
  const { dryRun } = options
  const repaired = isFixing ? await repairAlbums(context, asked, found, dryRun) : undefined
  const left = dryRun ? found : found.filter((one) => !repaired?.has(one))
  return albums.flatMap((album) => {
    const own = parsed.find(({ file }) => file === album.file)
    const offline = own ? checkAlbum(own, 'check', elsewhereThan(own.file)) : []
    return mergeDiagnostics(album, offline, left)
  })
}

/** The album's photos, even if its file is invalid. `undefined` if the file cannot be read. */
async function readEntries(root: string, { file }: AlbumSource) {
  const album = await readLoose(root, file).catch(() => undefined)
  if (!album) return undefined
  const photos = album.photos.map(({ id, src, width, height, mirror, hide, ...offer }) => {
    const isMirrored = album.use === 'mirror' && mirror !== undefined
    // A mirrored album requests no smaller versions from its host.
    const offered = isMirrored ? [] : offeredBy(offer, src)
    return { id, src, width, height, offered, isHidden: hide === true, isMirrored }
  })
  return { file: albumFileName(root, file), photos }
}
