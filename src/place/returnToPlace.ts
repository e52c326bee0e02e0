import { ATTRIBUTE } from '../document'
import type { Place } from '../storage'

/**
 * Scrolls a page with a list to the remembered element, or to the top when there is none. The list
 * says which key it returns to; elements that can be returned to carry `data-place`, so that garbage
 * in storage finds nothing else.
 * @returns `undefined` where nothing was done; `missing` where the list has no element with the
 *   remembered id, and is one that should forget it.
 */
export function returnToPlace(place: Place): 'returned' | 'top' | 'missing' | undefined {
  const list = document.querySelector<HTMLElement>(`[${ATTRIBUTE.list}]`)
  if (!list) return undefined
  const id = place[list.getAttribute(ATTRIBUTE.list) as keyof Place]
  const target = [...document.querySelectorAll('[data-place]')].find((el) => el.id === id)
  if (target) {
    target.scrollIntoView({ block: 'start', behavior: 'instant' })
    return 'returned'
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return id !== null && list.hasAttribute(ATTRIBUTE.forgets) ? 'missing' : 'top'
}
