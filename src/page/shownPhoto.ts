import type { MakeRouteMatchUnion } from '@tanstack/react-router'

/** A match of any of the site's routes. */
export type Match = MakeRouteMatchUnion

/** What an album's route has loaded. */
type LoadedAlbum = Extract<Match['loaderData'], { photos: unknown }>

/** Whether no page has the path. */
export const isNotFound = (matches: readonly Match[]): boolean =>
  matches.some((match) => match._notFound)

/** The id of a photograph in the address, whether or not the album has it; a path that is not found has none. */
export function photoIn(matches: readonly Match[]): string | undefined {
  const { params } = matches.at(-1) ?? {}
  return params && 'photo' in params && !isNotFound(matches) ? params.photo : undefined
}

/**
 * The path of the page that is shown, as links to it have it; of a photograph, its album's. The
 * location is ahead of it while the next page is on its way.
 */
export function pageOf(matches: readonly Match[]): string {
  // The root's context lacks it until the root has loaded.
  const pathname = matches[0]?.context.pathname ?? ''
  return (photoIn(matches) === undefined ? pathname : pathname.replace(/\/[^/]*$/, '')) || '/'
}

/** The album of that page with its photos; empty on a page of another kind. */
export function albumIn(matches: readonly Match[]): Partial<LoadedAlbum> {
  const data = matches.at(photoIn(matches) === undefined ? -1 : -2)?.loaderData
  return data && 'photos' in data ? data : {}
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
