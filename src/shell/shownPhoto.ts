import type { Album, AlbumPhoto } from '../content/album'

/** What a route matched, as far as it matters here. */
export type Match = { pathname: string; params: object; loaderData?: unknown; status?: string }

/** What an album's route has loaded. */
export type AlbumData = { album: Album | undefined; photos: AlbumPhoto[] }

/** The id of a photograph in the address, whether or not the album has it. */
export function photoIn(matches: readonly Match[]): string | undefined {
  const params: { photo?: string } = matches.at(-1)?.params ?? {}
  return params.photo
}

/** The match of the page that is shown; of a photograph, its album's. */
const pageMatch = (matches: readonly Match[]) =>
  matches.at(photoIn(matches) === undefined ? -1 : -2)

/** The path of that page, as links to it have it: the router ends that of an index route in a slash. */
export function pageOf(matches: readonly Match[]): string {
  return pageMatch(matches)?.pathname.replace(/\/$/, '') || '/'
}

/** The album of that page with its photos; empty on a page of another kind. */
export function albumIn(matches: readonly Match[]): Partial<AlbumData> {
  return pageMatch(matches)?.loaderData ?? {}
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
