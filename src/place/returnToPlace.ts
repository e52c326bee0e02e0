import { ATTRIBUTE } from '../document'
import type { Place } from './storage'

/**
 * Scrolls a list to its remembered element, or to the top. Returns `missing` if the list should forget it.
 * `isNew`: the document was opened without a fragment, so it is at the top. Scrolling would lay it out.
 */
export function returnToPlace(
  place: Place,
  isNew = false,
): 'returned' | 'top' | 'missing' | undefined {
  const list = document.querySelector<HTMLElement>(`[${ATTRIBUTE.list}]`)
  if (!list) return undefined
  const id = list.getAttribute(ATTRIBUTE.list) === 'album' ? place.album : place.category
  const target = [...document.querySelectorAll(`[${ATTRIBUTE.place}]`)].find((el) => el.id === id)
  if (target) {
    target.scrollIntoView({ block: 'start', behavior: 'instant' })
    return 'returned'
  }
  if (!isNew) window.scrollTo({ top: 0, behavior: 'instant' })
  return id !== null && list.hasAttribute(ATTRIBUTE.forgets) ? 'missing' : 'top'
}
