import { ATTRIBUTE } from '../document'
import type { Place } from './storage'

/** Scrolls a list to its remembered element. Returns `missing` if the list should forget it. */
export function returnToPlace(place: Place): 'returned' | 'top' | 'missing' | undefined {
  const list = document.querySelector<HTMLElement>(`[${ATTRIBUTE.list}]`)
  if (!list) return undefined
  const id = place[list.getAttribute(ATTRIBUTE.list) as keyof Place]
  const target = [...document.querySelectorAll(`[${ATTRIBUTE.place}]`)].find((el) => el.id === id)
  if (target) {
    target.scrollIntoView({ block: 'start', behavior: 'instant' })
    return 'returned'
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return id !== null && list.hasAttribute(ATTRIBUTE.forgets) ? 'missing' : 'top'
}
