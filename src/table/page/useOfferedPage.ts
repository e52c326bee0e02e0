import { useEffect, useState } from 'react'
import { shallow } from 'zustand/shallow'
import { ATTRIBUTE, ROOT_ID, SELECT } from '../../document'
import { toSitePath } from '../../address/sitePath'
import { stripTrailingSlash } from '../../address/stripTrailingSlash'
import { type Form, formAt } from './words/forms'

/** What can be edited on the current page: an album by its key, the lists, or the text of a page. */
export type Offered = { path: string; slot: HTMLElement } & (
  { album: string } | { lists: true } | { form: Form }
)

export const site = document.getElementById(ROOT_ID)!

/** The slot for the edit button. It is created again when the site has re-rendered its bar. */
function slotIn(bar: Element | null): HTMLElement {
  const place = bar ?? document.body
  const found = place.querySelector<HTMLElement>(':scope > [data-light-table=slot]')
  if (found) return found
  const slot = document.createElement('div')
  slot.dataset.lightTable = 'slot'
  // An inline style, because the table's CSS does not apply to the site's bar. The home page has no bar.
  slot.style.cssText = bar ? 'grid-column: 3' : 'position: fixed; top: 12px; inset-inline-end: 0'
  place.append(slot)
  return slot
}

export const currentPath = (): string =>
  stripTrailingSlash(toSitePath(window.location.pathname)) || '/'

function look(): Offered | undefined {
  const path = currentPath()
  const is = (selector: string) => site.querySelector(selector) !== null
  if (!is('*') || is(SELECT.viewer) || is(SELECT['not-found-text'])) return undefined
  const slot = slotIn(site.querySelector(SELECT.bar))
  if (is(SELECT.album)) return { path, slot, album: path.slice(path.lastIndexOf('/') + 1) }
  // The path alone is enough, because the list may be empty or not rendered yet.
  if (path === '/photography' || is(`[${ATTRIBUTE.list}]`)) return { path, slot, lists: true }
  const form = formAt(path)
  return form && { path, slot, form }
}

/** Reads off the DOM what can be edited, so that the site needs no code for the table. */
export function useOfferedPage(): Offered | undefined {
  const [offered, setOffered] = useState<Offered>()
  useEffect(() => {
    const update = () =>
      setOffered((before) => {
        // While a screen covers the page, the page may lose its address.
        const now = site.isConnected ? look() : before
        return shallow(before, now) ? before : now
      })
    const observer = new MutationObserver(update)
    // The table's own elements are outside the site and not observed.
    observer.observe(site, { childList: true, subtree: true })
    update()
    return () => observer.disconnect()
  }, [])
  return offered
}
