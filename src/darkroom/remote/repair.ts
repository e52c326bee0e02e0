import type { AlbumSource } from '../../content/source/content.ts'
import { albumFileName, saveAlbum } from '../album/albumFile.ts'
import { type LooseAlbum, type LoosePhoto, readLoose } from '../album/looseAlbum.ts'
import type { CommandContext } from '../commandContext.ts'
import type { Found } from './checks/checkAnswers.ts'

type Change = { place: string; field: string; before: unknown; after: unknown }

const OF_ADDRESS = ['template', 'widths', 'candidates', 'mirror']

/** Shows verified fixes as a diff. Writes them unless this is a dry run. @returns the repaired faults */
export async function repairAlbums(
  context: CommandContext,
  albums: AlbumSource[],
  found: Found[],
  isDry: boolean,
): Promise<Set<Found>> {
  const { root, reporter } = context
  const repaired = new Set<Found>()
  for (const { file: name } of albums) {
    const file = albumFileName(root, name)
    const before = await readLoose(root, name)
    if (!before) continue
    // The owner may have edited the file during the requests.
    const fixable = found.filter(
      ({ fix, index = -1, src, ...f }) =>
        f.file === file && fix && before.photos[index]?.src === src,
    )
    const { album, changes } = repair(before, fixable)
    if (!changes.length) continue
    reporter.line(diffOf(file, changes))
    for (const change of changes) reporter.event(isDry ? 'would-fix' : 'fixed', { file, ...change })
    if (!isDry) await saveAlbum(context, name, album)
    for (const one of fixable) repaired.add(one)
  }
  return repaired
}

/** Applies fixes to the album and lists the changes. The first fix of a field wins. */
function repair(album: LooseAlbum, found: Found[]): { album: LooseAlbum; changes: Change[] } {
  const changes: Change[] = []
  const photos = album.photos.map((photo, index) => {
    const repaired: LoosePhoto = { ...photo }
    const set = (field: string, after: unknown) => {
      const before = repaired[field]
      if (before === after) return
      changes.push({ place: `photos[${index}]`, field, before, after })
      if (after === undefined) delete repaired[field]
      else repaired[field] = after
    }
    const fixes = found.filter((f) => f.index === index).map(({ fix }) => fix)
    const wanted: Record<string, unknown> = Object.assign({}, ...fixes.toReversed())
    for (const [field, after] of Object.entries(wanted)) set(field, after)
    if (repaired.src !== photo.src) for (const field of OF_ADDRESS) set(field, undefined)
    return repaired
  })
  return { album: { ...album, photos }, changes }
}

function diffOf(file: string, changes: Change[]): string {
  const lines = changes.flatMap(({ place, field, before, after }) => [
    `@@ ${place}.${field}`,
    ...(before === undefined ? [] : [`-${JSON.stringify(before)}`]),
    ...(after === undefined ? [] : [`+${JSON.stringify(after)}`]),
  ])
  return [`--- ${file}`, `+++ ${file}`, ...lines].join('\n')
}
