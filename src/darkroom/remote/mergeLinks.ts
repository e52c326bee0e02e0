import * as v from 'valibot'
import { AlbumFile } from '../../content/source/schema/album.ts'
import type { Site } from '../../content/schema.ts'
import { faultOf } from '../album/albumFile.ts'
import type { LooseAlbum } from '../album/looseAlbum.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { linkAlbum, withAddresses } from './linkAlbum.ts'
import type { LinkResult } from './linkPhoto.ts'

/** Adds the results of linking to the album. A new one gets a cover. Skips addresses without an answer. */
export function mergeLinks(
  path: string,
  album: LooseAlbum,
  addresses: readonly string[],
  results: Map<string, LinkResult>,
  { site, isNew }: { site: Pick<Site, 'captions'>; isNew: boolean },
): LooseAlbum & Pick<AlbumFile, 'photos'> {
  const answered = addresses.filter((src) => results.get(src)?.linked)
  const linked = linkAlbum(withAddresses(album, answered), results, site)
  // Linking leaves faults in other fields to the owner.
  if (!v.is(AlbumFile, linked))
    throw new UsageError(
      `${path}: ${faultOf(linked, AlbumFile)}. Mend it and run the same command again; nothing was changed.`,
    )
  const cover = isNew && !linked.cover ? { cover: linked.photos[0]?.id } : {}
  return { ...cover, ...linked }
}
