import type { Found } from './judgeAlbum.ts'
import type { LooseAlbum, LoosePhoto } from './looseAlbum.ts'

/** One line of an album file before and after. */
export type Change = { place: string; field: string; before: unknown; after: unknown }

/** What its host was found to do holds for the address it was found at. */
const OF_ADDRESS = ['template', 'widths', 'candidates', 'mirror']

/**
 * The album with everything mended that was found to be right by asking, what was changed, and what
 * that mends. Where two fixes are for one field, the first stands: the next check tells whether the
 * other still holds.
 */
export function fix(
  album: LooseAlbum,
  found: Found[],
): { album: LooseAlbum; changes: Change[]; mended: Found[] } {
  const changes: Change[] = []
  // The owner may have edited the file while hosts were asked: then it is another photo's place.
  const held = found.filter(
    (f) => f.fix && f.index !== undefined && album.photos[f.index]?.src === f.src,
  )
  const photos = album.photos.map((photo, index) => {
    const fixes = held.flatMap((f) => (f.index === index && f.fix ? [f.fix] : []))
    const wanted: Record<string, unknown> = Object.assign({}, ...fixes.toReversed())
    const mended: LoosePhoto = { ...photo }
    for (const [field, after] of Object.entries(wanted)) {
      if (mended[field] === after) continue
      changes.push({ place: `photos[${index}]`, field, before: mended[field], after })
      mended[field] = after
    }
    if (mended.src !== photo.src)
      for (const field of OF_ADDRESS)
        if (field in mended) {
          changes.push({
            place: `photos[${index}]`,
            field,
            before: mended[field],
            after: undefined,
          })
          delete mended[field]
        }
    return mended
  })
  return { album: { ...album, photos }, changes, mended: held }
}

/** The changes as a diff that people read. */
export function diffOf(file: string, changes: Change[]): string {
  const lines = changes.flatMap(({ place, field, before, after }) => [
    `@@ ${place}.${field}`,
    ...(before === undefined ? [] : [`-${JSON.stringify(before)}`]),
    ...(after === undefined ? [] : [`+${JSON.stringify(after)}`]),
  ])
  return [`--- ${file}`, `+++ ${file}`, ...lines].join('\n')
}
