import type { Album, AlbumPhoto } from '../content/album'

/** What a route matched, as far as it matters here. */
export type Match = {
  params: object
  /** The root route's has the path that was asked for, without a slash at its end. */
  context: { pathname?: string }
  loaderData?: unknown
  status?: string
  _notFound?: boolean
}

/** What an album's route has loaded. */
export type AlbumData = { album: Album | undefined; photos: AlbumPhoto[] }

/** Whether no page has the path. */
export const isLost = (matches: readonly Match[]): boolean =>
  matches.some((match) => match._notFound)

/** The id of a photograph in the address, whether or not the album has it; a lost path has none. */
export function photoIn(matches: readonly Match[]): string | undefined {
  const params: { photo?: string } = matches.at(-1)?.params ?? {}
  return isLost(matches) ? undefined : params.photo
}

/**
 * The path of the page that is shown, as links to it have it; of a photograph, its album's. The
 * location is ahead of it while the next page is on its way.
 */
export function pageOf(matches: readonly Match[]): string {
  const { pathname = '' } = matches[0]?.context ?? {}
  return (photoIn(matches) === undefined ? pathname : pathname.replace(/\/[^/]*$/, '')) || '/'
}

/** The album of that page with its photos; empty on a page of another kind. */
export function albumIn(matches: readonly Match[]): Partial<AlbumData> {
  return matches.at(photoIn(matches) === undefined ? -1 : -2)?.loaderData ?? {}
}

/**
 * The index of the photograph that the viewer shows; `undefined` at an address that has none, and
 * where the viewer could not be fetched.
 */
export function shownPhoto(matches: readonly Match[]): number | undefined {
  if (matches.at(-1)?.status === 'error') return undefined
  const id = photoIn(matches)
  const index = albumIn(matches).photos?.findIndex((photo) => photo.id === id)
  return index === -1 ? undefined : index
}
