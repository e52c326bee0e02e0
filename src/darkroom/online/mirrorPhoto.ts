import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Candidate } from '../../images/host.ts'
import { publish, readMade } from '../made.ts'
import { publicFolder } from '../places.ts'
import { RECIPE, type Rotation, stemOf } from '../recipe.ts'
import { type Bench, fetchPhoto, wishFor } from './linkPhoto.ts'
import type { Fault } from './fault.ts'

/** What came of copying a photo: its largest copy, or why there is none. */
export type Mirrored = { mirror?: Candidate; made: boolean; fault?: Fault }

/** Copies an outside photo into the site at the ladder; in a dry run it is only developed. */
export async function mirrorPhoto(
  src: string,
  rotate: Rotation,
  { world, line, develop, folder, maxPixels }: Bench,
  isDry: boolean,
): Promise<Mirrored> {
  const { fetched, faults } = await fetchPhoto(src, line)
  if (!fetched) return { made: false, ...(faults[0] ? { fault: faults[0] } : {}) }
  const { id, path, picture } = fetched
  const wish = wishFor(id, RECIPE.ladder, rotate, !isDry, maxPixels)
  const nameOf = (width: number): Candidate => ({
    src: `/photos/${stemOf(id, rotate)}-${width}.avif`,
    width,
  })
  const made = await readMade(world, wish, folder)
  if (made) return { mirror: nameOf(made.developed.width), made: false }
  const answer = await develop({ ...wish, path, size: picture.bytes })
  if ('refused' in answer) {
    const { kind, cause, remedy } = answer.refused
    const fault: Fault = { id: kind, grade: 'finding', field: 'src', cause, remedy }
    return { made: false, fault }
  }
  if (!isDry) await publish(world, wish, folder, answer.developed, answer.prints)
  return { mirror: nameOf(answer.developed.width), made: true }
}

/** Whether a photo's copy of an earlier run still stands. */
export const hasMirror = (root: string, mirror: Candidate | undefined): Promise<boolean> =>
  mirror
    ? access(join(publicFolder(root), mirror.src)).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false)
