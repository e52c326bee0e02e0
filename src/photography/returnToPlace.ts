import type { Place } from '../storage'

/** Which of the two keys a list page returns to; `undefined` for any other page. */
function keyOf(pathname: string): keyof Place | undefined {
  const path = pathname.replace(/\/+$/, '')
  if (path === '/photography') return 'category'
  if (path === '/photography/landscape' || path === '/photography/portraits') return 'album'
  return undefined
}

/**
 * Scrolls a list page to the remembered element, or to the top when there is none. Elements that can
 * be returned to carry `data-place`, so that garbage in storage finds nothing else.
 * @param isReload a page where nothing is remembered is left where the visitor was (R22)
 * @returns `undefined` where nothing was done; `lost` when the portraits page should forget its album, because no element has its id.
 */
export function returnToPlace(
  pathname: string,
  place: Place,
  isReload = false,
): 'returned' | 'top' | 'lost' | undefined {
  const key = keyOf(pathname)
  if (!key) return undefined
  const id = place[key]
  if (isReload && id === null) return undefined
  const target = [...document.querySelectorAll('[data-place]')].find((el) => el.id === id)
  if (target) {
    target.scrollIntoView({ block: 'start', behavior: 'instant' })
    return 'returned'
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return id !== null && /portraits\/*$/.test(pathname) ? 'lost' : 'top'
}
