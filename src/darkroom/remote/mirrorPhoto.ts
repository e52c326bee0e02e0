import type { Photo } from '../../content/schema.ts'
import type { AlbumJson } from '../album/albumFile.ts'
import type { Rotation } from '../files/photoStem.ts'
import type { Recipe } from '../pictures/recipe.ts'
import type { Fault } from './checks/fault.ts'
import { renderFetched, fetchPhoto } from './fetchPhoto.ts'
import type { Remote } from './withRemote.ts'

type MirrorResult = { mirror?: Photo['mirror']; isNew?: boolean; faults: Fault[] }

/** Copies an outside photo into the site at every width. A dry run only decodes it. */
export async function mirrorPhoto(
  src: string,
  { rotate, recipe, isDry }: { rotate: Rotation; recipe: Recipe; isDry: boolean },
  remote: Remote,
): Promise<MirrorResult> {
  const { fetched, faults } = await fetchPhoto(src, remote.prober)
  if (!fetched) return { faults }
  const options = { recipe, rotate, reuse: true, publish: !isDry }
  const result = await renderFetched(fetched, options, remote)
  if ('fault' in result) return { faults: [result.fault] }
  const { width, widths } = result.details
  const mirror = { src: `/photos/${result.name}`, width, widths }
  return { mirror, isNew: result.isNew, faults: [] }
}

/** Adds the copies to an album, except of photos rotated since. @param rotations of the copies, by `src` */
export function mergeMirrors(
  album: AlbumJson,
  results: ReadonlyMap<string, MirrorResult>,
  rotations: ReadonlyMap<string, Rotation>,
): AlbumJson {
  const photos = album.photos.map((photo) => {
    const { mirror } = results.get(photo.src) ?? {}
    const isSame = (photo.rotate ?? 0) === rotations.get(photo.src)
    return mirror && isSame ? { ...photo, mirror } : photo
  })
  return { ...album, photos }
}
