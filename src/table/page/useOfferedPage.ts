import { useEffect, useState } from 'react'
import { ATTRIBUTE, ROOT_ID, SELECT } from '../../document'
import { toSitePath } from '../../address/sitePath'
import { stripTrailingSlash } from '../../address/stripTrailingSlash'
import { type Form, formAt } from './words/forms'

/** What the site shows now and can be edited: an album by its key, the lists, or the words of a page. */
export type Offered = { path: string; slot: HTMLElement } & (
  { album: string } | { lists: true } | { form: Form }
)

/** The site's own part of the page. */
export const site = document.getElementById(ROOT_ID)!

/** The slot of the site's bar for the way into editing: put there anew where the site has taken it away. */
function slotIn(bar: Element | null): HTMLElement {
  const place = bar ?? document.body
  const found = place.querySelector<HTMLElement>(':scope > [data-light-table=slot]')
  if (found) return found
  const slot = document.createElement('div')
  slot.dataset.lightTable = 'slot'
  // The last column of the bar, which is not the light table's to style. The home page has no bar.
  Object.assign(
    slot.style,
    bar ? { gridColumn: '3' } : { position: 'fixed', insetBlockStart: '12px', insetInlineEnd: '0' },
  )
  place.append(slot)
  return slot
}

function look(): Offered | undefined {
  const path = stripTrailingSlash(toSitePath(window.location.pathname)) || '/'
  const is = (selector: string) => site.querySelector(selector) !== null
  if (!is('*') || is(SELECT.viewer) || is(SELECT['not-found-text'])) return undefined
  const slot = slotIn(site.querySelector(SELECT.bar))
  if (is(SELECT.album)) return { path, slot, album: path.split('/').at(-1)! }
  // Also while it is empty, or not drawn yet.
  if (path === '/photography' || is(`[${ATTRIBUTE.list}]`)) return { path, slot, lists: true }
  const form = formAt(path)
  return form && { path, slot, form }
}

/** What can be edited now: read off the page, which need not tell. */
export function useOfferedPage(): Offered | undefined {
  const [offered, setOffered] = useState<Offered>()
  useEffect(() => {
    const update = () =>
      setOffered((before) => {
        const now = look()
        // The address is another before the page is.
        const isSame = before?.path === now?.path && before?.slot === now?.slot
        return isSame && String(Object.keys(before ?? {})) === String(Object.keys(now ?? {}))
          ? before
          : now
      })
    const observer = new MutationObserver(update)
    // Nothing of the table itself.
    observer.observe(site, { childList: true, subtree: true })
    update()
    return () => observer.disconnect()
  }, [])
  return offered
}
