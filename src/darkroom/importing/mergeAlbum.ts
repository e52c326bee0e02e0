import type { Photo } from '../../content/schema.ts'
import { SMALLER_WIDTHS } from '../../images/widths.ts'
import type { AlbumJson, ImportedFile } from '../album/albumFile.ts'
import { ownPhotos, withImported } from '../album/importedFiles.ts'
import { insertByTime, isByTime } from '../album/insertByTime.ts'
import type { ImportedPhoto } from './photos/importedPhoto.ts'
import { findWrongClock } from './time/findWrongClock.ts'

/** `added`, `reworded`, `turned`: ids of photos. */
export type Merged = ReturnType<typeof mergeAlbum>

/** Whether the alt text came from the file. A newer file may then change it. */
const isFilesOwn = (old: Photo, { recorded }: ImportedPhoto) =>
  recorded !== undefined && old.alt === (recorded.alt ?? '')

const unlessEmpty = (keywords: string[] = []) => (keywords.length ? keywords : undefined)

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the album's value if the owner changed it, otherwise the file's. */
const keptOf = <Value>(mine: Value | undefined, read: Value | undefined, now: Value | undefined) =>
  mine === undefined || isEqual(mine, read) ? now : mine

function mergePhoto(old: Photo | undefined, entry: ImportedPhoto, fresh: boolean): Photo {
  const { id, src, details, jpeg, recorded = {} } = entry
  const { alt, capture, keywords, people: _p, rating, moment: _m, widths, ...measured } = details
  const isUsual = widths.join() === SMALLER_WIDTHS.filter((w) => w < details.width).join()
  // Values written by the owner stay, even empty ones.
  const written = fresh ? undefined : old
  const shot = keptOf(written?.capture, recorded.capture, capture)
  const taken = entry.isShifted ? { ...shot, taken: capture!.taken } : shot
  const mine = isEqual(written?.keywords, unlessEmpty(entry.unfiltered))
    ? undefined
    : written?.keywords
  const words = keptOf(mine, unlessEmpty(recorded.keywords), unlessEmpty(keywords))
  const stars = keptOf(written?.rating, recorded.rating || undefined, rating || undefined)
  return {
    ...(old ?? { id, alt }),
    ...(old && isFilesOwn(old, entry) ? { alt } : {}),
    file: entry.from.file,
    src,
    ...measured,
    widths: isUsual ? undefined : widths,
    jpeg: jpeg || undefined,
    capture: taken,
    keywords: words,
    rating: stars,
  }
}

/**
 * Merges a folder's photos into the album. Keeps everything the owner may have edited: order, own alt
 * texts, hidden flags, rotations, fields of other commands. `entries` are sorted by name. `removedAgain`:
 * later exports of photos that the owner removed; `missed`: ids of files that failed or were left out.
 */
export function mergeAlbum(
  before: AlbumJson | undefined,
  entries: ImportedPhoto[],
  {
    fresh,
    missed,
    removedAgain,
  }: {
    fresh: boolean
    missed: ReadonlySet<string>
    removedAgain: readonly ImportedFile[]
  },
) {
  const found = new Map(entries.map((entry) => [entry.id, entry]))
  const turned: string[] = []
  const reworded: string[] = []
  const kept = (before?.photos ?? []).map((old) => {
    const entry = found.get(old.id)
    if (!entry) return old
    if ((old.rotate ?? 0) !== entry.rotate) {
      turned.push(old.id)
      return old
    }
    const { recorded, details } = entry
    const isOther = details.alt !== '' && ![recorded?.alt, old.alt].includes(details.alt)
    if (recorded && isOther && !isFilesOwn(old, entry)) reworded.push(old.id)
    return mergePhoto(old, entry, fresh)
  })
  const had = new Set(kept.map((p) => p.id))
  const added = entries
    .filter((entry) => !had.has(entry.id))
    .map((entry) => mergePhoto(undefined, entry, fresh))
  const moments = new Map(entries.map(({ id, details }) => [id, details.moment ?? '']))
  const old = before?.photos ?? []
  const isMoved = (photo: Photo, i: number) =>
    found.get(photo.id)?.isShifted && photo.capture?.taken !== old[i]!.capture?.taken
  const moved = isByTime(old) ? kept.filter(isMoved) : []
  const staying = kept.filter((photo) => !moved.includes(photo))
  const photos = insertByTime(staying, [...moved, ...added], moments)
  const cover = before ? before.cover : photos[0]?.id
  const files = entries.filter(({ id }) => !turned.includes(id)).map(({ from }) => from)
  const imported = withImported(before?.imported, [...files, ...removedAgain])
  const album: AlbumJson = {
    ...before,
    ...(cover === undefined ? {} : { cover }),
    photos,
    ...(imported.length ? { imported } : {}),
  }
  return {
    album,
    wrongClock: findWrongClock(photos, moments),
    added: added.map((p) => p.id),
    /** Photos whose files are no longer in the folder. They stay. */
    gone: [...ownPhotos(album)].flatMap(([bytes, photo]) =>
      found.has(photo.id) || missed.has(bytes) ? [] : photo,
    ),
    /** Photos that the owner rotated during the import. They are not changed. */
    turned,
    /** Photos whose files have new words. The owner's own words stay. */
    reworded,
  }
}
