import type { AlbumSource } from '../../content/source/content.ts'
import { albumFileName } from '../album/albumFile.ts'
import { readLoose } from '../album/looseAlbum.ts'
import type { CommandContext } from '../commandContext.ts'
import { type AlbumEntries, checkAnswers, type Found } from './checks/checkAnswers.ts'
import { probePhotos } from './checks/probePhotos.ts'
import { offeredBy } from './checks/verifyOffer.ts'
import { type RemoteOptions, withRemote } from './withRemote.ts'

/** Requests the outside addresses of the `asked` albums and checks the answers. `catalog`: all albums. */
export async function checkOnline(
  options: RemoteOptions,
  context: CommandContext,
  asked: AlbumSource[],
  catalog: AlbumSource[],
): Promise<{ albums: AlbumEntries[]; found: Found[] }> {
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
  return { albums, found }
}

/** The album's photos, even if its file is invalid. `undefined` if the file cannot be read. */
async function readEntries(
  root: string,
  { file, level }: AlbumSource,
): Promise<AlbumEntries | undefined> {
  const album = await readLoose(root, file).catch(() => undefined)
  if (!album) return undefined
  const photos = album.photos.map(
    ({ id, src, alt = '', width, height, mirror, hide, ...offer }) => {
      const isMirrored = album.use === 'mirror' && mirror !== undefined
      return {
        id,
        src,
        alt,
        width,
        height,
        // A mirrored album requests no smaller versions from its host.
        offered: isMirrored ? [] : offeredBy(offer, src),
        isHidden: hide === true,
        isMirrored,
      }
    },
  )
  return { file: albumFileName(root, file), level, photos }
}
