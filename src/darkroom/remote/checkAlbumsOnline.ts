import { checkAlbum } from '../../content/source/album/checkAlbum.ts'
import type { AlbumSource } from '../../content/source/content.ts'
import type { Diagnostic } from '../../content/source/diagnostic.ts'
import type { CommandContext } from '../commandContext.ts'
import { checkOnline } from './checkOnline.ts'
import { type AlbumEntries, mergeDiagnostics } from './checks/checkAnswers.ts'
import { repairAlbums } from './repair.ts'
import type { RemoteOptions } from './withRemote.ts'

/**
 * Checks albums by their files and by the answers of outside hosts. `isFixing` repairs faults and omits the
 * repaired ones from the result.
 * @returns `undefined` if the run was stopped
 */
export async function checkAlbumsOnline(
  context: CommandContext,
  { asked, catalog }: { asked: AlbumSource[]; catalog: AlbumSource[] },
  { isFixing, ...options }: RemoteOptions & { isFixing: boolean },
  elsewhereThan: (file: string) => (src: string) => string | undefined,
): Promise<Diagnostic[] | undefined> {
  const { albums, found } = await checkOnline(options, context, asked, catalog)
  if (context.stop.aborted) return undefined
  const { dryRun } = options
  const repaired = isFixing ? await repairAlbums(context, asked, found, dryRun) : undefined
  const left = dryRun ? found : found.filter((one) => !repaired?.has(one))
  return albums.flatMap((album) =>
    mergeDiagnostics(album, inspectEntries(album, elsewhereThan(album.file)), left),
  )
}

const inspectEntries = (
  { file, level, photos }: AlbumEntries,
  elsewhere: (src: string) => string | undefined,
): Diagnostic[] =>
  checkAlbum(
    {
      file,
      level,
      photos: photos.map(({ id = '', src, alt, isHidden }) => ({
        id,
        src,
        alt,
        hide: isHidden || undefined,
      })),
    },
    'check',
    elsewhere,
  )
