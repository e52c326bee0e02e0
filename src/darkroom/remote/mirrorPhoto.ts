import type { Candidate } from '../../images/host.ts'
import { type Rotation, stemOf } from '../files/publishedName.ts'
import { RECIPE } from '../pictures/recipe.ts'
import type { Fault } from './checks/fault.ts'
import { renderFetched, fetchPhoto } from './fetchPhoto.ts'
import type { Remote } from './withRemote.ts'

export type MirrorResult = { mirror: Candidate; isNew: boolean } | { fault: Fault | undefined }

/** Copies an outside photo into the site at every width; a dry run only decodes it. */
export async function mirrorPhoto(
  src: string,
  rotate: Rotation,
  remote: Remote,
  isDry: boolean,
): Promise<MirrorResult> {
  const { fetched, faults } = await fetchPhoto(src, remote.prober)
  if (!fetched) return { fault: faults[0] }
  const options = { widths: RECIPE.widths, rotate, reuse: true, publish: !isDry }
  const result = await renderFetched(fetched, options, remote)
  if ('fault' in result) return result
  const { width } = result.details
  const mirror = { src: `/photos/${stemOf(fetched.id, rotate)}-${width}.avif`, width }
  return { mirror, isNew: result.isNew }
}
