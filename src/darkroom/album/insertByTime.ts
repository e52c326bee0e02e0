import type { Photo } from '../../content/schema.ts'

/** The moment in each photo's file, with fraction and time zone, by photo id. See `exactMomentOf`. */
export type Moments = ReadonlyMap<string, string>

type TimeOf = (photo: Photo) => string

const ZONE = /(Z|[+-]\d\d:\d\d)$/
const takenTime: TimeOf = ({ capture }) => capture?.taken ?? ''

/** The moment of a photo, unless its time was changed since. */
const momentIn = (photo: Photo, moments: Moments) => {
  const moment = moments.get(photo.id) ?? ''
  return moment.startsWith(takenTime(photo)) ? moment : ''
}

/**
 * The times of these photos. If every dated photo has a time zone, the times are in UTC. Otherwise they are
 * local, because clocks without a zone usually show local time.
 */
export function timesOf(photos: readonly Photo[], moments: Moments): TimeOf {
  const dated = photos.filter((photo) => takenTime(photo) !== '')
  const isZoned = dated.every((photo) => ZONE.test(momentIn(photo, moments)))
  const timeOf: TimeOf = (photo) => {
    const moment = momentIn(photo, moments) || takenTime(photo)
    return isZoned && moment ? new Date(moment).toISOString() : moment.replace(ZONE, '')
  }
  const times = new Map(photos.map((photo) => [photo, timeOf(photo)]))
  return (photo) => times.get(photo)!
}

const isInOrder = (times: readonly string[]) =>
  times.filter(Boolean).every((time, i, all) => (all[i - 1] ?? '') <= time)

export const isByTime = (photos: readonly Photo[]) => isInOrder(photos.map(takenTime))

/** Sorts by time. Photos without a time come last. */
const byTime = (timeOf: TimeOf) => (a: Photo, b: Photo) => {
  const [left, right] = [timeOf(a) || '~', timeOf(b) || '~']
  return left < right ? -1 : Number(left > right)
}

/** Inserts new photos by time if the album is sorted by time. Otherwise appends them, sorted. */
export function insertByTime(photos: readonly Photo[], added: readonly Photo[], moments: Moments) {
  const exact = timesOf([...photos, ...added], moments)
  const timeOf = [exact, takenTime].find((one) => isInOrder(photos.map(one)))
  const sorted = added.toSorted(byTime(timeOf ?? exact))
  if (!timeOf || !photos.length) return [...photos, ...sorted]
  const all = [...photos]
  let at = 0
  for (const photo of sorted) {
    const time = timeOf(photo)
    while (at < all.length && timeOf(all[at]!) <= time) at += 1
    // Insert after the last dated photo and before the undated ones.
    if (at === all.length && time) at = all.findLastIndex((one) => timeOf(one) !== '') + 1 || at
    all.splice(time ? at : all.length, 0, photo)
  }
  return all
}
