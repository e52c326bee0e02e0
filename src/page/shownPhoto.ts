import type { MakeRouteMatchUnion } from '@tanstack/react-router'

export type RouteMatch = MakeRouteMatchUnion

type LoadedAlbum = Extract<RouteMatch['loaderData'], { photos: unknown }>

export const isNotFound = (matches: readonly RouteMatch[]): boolean =>
  matches.some((match) => match._notFound)

export const hasFailed = (matches: readonly RouteMatch[]): boolean =>
  matches.some(({ status }) => status === 'error')

/** The id of the photograph in the address, whether or not its album has it. */
export function photoIn(matches: readonly RouteMatch[]): string | undefined {
  const { params } = matches.at(-1) ?? {}
  return params && 'photo' in params && !isNotFound(matches) ? params.photo : undefined
}

/** The path of the shown page, or of its album for a photograph. The location changes before the page. */
export function pageOf(matches: readonly RouteMatch[]): string {
  // The root's context has no path until the root has loaded.
  const pathname = matches[0]?.context.pathname ?? ''
  return (photoIn(matches) === undefined ? pathname : pathname.replace(/\/[^/]*$/, '')) || '/'
}

/** The shown album and its photos. Empty on pages without an album. */
export function albumIn(matches: readonly RouteMatch[]): Partial<LoadedAlbum> {
  const data = matches.at(photoIn(matches) === undefined ? -1 : -2)?.loaderData
  return data && 'photos' in data ? data : {}
}

/** The index of the photograph in the viewer. `undefined` without one, or if the viewer failed to load. */
export function shownPhoto(matches: readonly RouteMatch[]): number | undefined {
  if (matches.at(-1)?.status === 'error') return undefined
  const id = photoIn(matches)
  const index = albumIn(matches).photos?.findIndex((photo) => photo.id === id)
  return index === -1 ? undefined : index
}

/** The title that the page has loaded: of its album, year or keyword. */
export function loadedTitle(matches: readonly RouteMatch[]): string | undefined {
  const data = matches.at(-1)?.loaderData
  return data && 'set' in data ? data.set?.title : albumIn(matches).album?.title
}
