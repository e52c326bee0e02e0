import { useEffect, useState } from 'react'
import { shallow } from 'zustand/shallow'
import { ATTRIBUTE, ROOT_ID, SELECT } from '../../document'
import { toHostPath } from '../../address/sitePath'
import { Z_INDEXES } from '../../theme'
import { DOCUMENTS, type DocumentState } from '../contract'
import { ask } from './state/server'
import { currentPath, useTable } from './state/tableStore'
import { type Form, formAt } from './words/forms'

/** What can be edited on the current page: an album by its key, the text of a page, or else the lists. */
export type Offered = { path: string; slot: HTMLElement; album?: string; form?: Form }

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
  // Above the discs, and above a long title in the bar.
  slot.style.zIndex = String(Z_INDEXES.bar)
  place.append(slot)
  return slot
}

function look(): Offered | 'lost' | undefined {
  const path = currentPath()
  const is = (selector: string) => site.querySelector(selector) !== null
  if (!is('*') || is(SELECT.viewer) || is(SELECT['not-found-text'])) return undefined
  const slot = slotIn(site.querySelector(SELECT.bar))
  if (is(SELECT.album)) return { path, slot, album: path.slice(path.lastIndexOf('/') + 1) }
  // The path alone is enough, because the list may be empty or not rendered yet.
  if (path === '/photography' || is(`[${ATTRIBUTE.list}]`)) return { path, slot }
  // A category without listed albums is an empty sheet, and so is an album that is not there, without a title.
  if (is(SELECT['empty-sheet']) && path.startsWith('/photography/'))
    return is(SELECT['bar-title']) ? { path, slot } : 'lost'
  const form = formAt(path)
  return form && { path, slot, form }
}

/** Leads from an edited page that has lost its address to its album at the new one, or else to the lists. */
async function leaveLostPage(): Promise<void> {
  const edited = (history.state as { edited?: string } | null)?.edited
  if (edited === undefined) return
  const response = await ask<{ state?: DocumentState }>(`${DOCUMENTS}/catalog.json`)
  if (!response) return // the page is being left
  const album = response.answer.state?.lists?.albums.find(({ id }) => id === edited)
  const { opener, key = opener } = useTable.getState()
  useTable.setState({ page: undefined, key: key && album?.address, opener: undefined, left: '' })
  window.location.replace(album?.address ?? toHostPath('/photography'))
}

/** Reads off the DOM what can be edited, so that the site needs no code for the table. */
export function useOfferedPage(): Offered | undefined {
  const [offered, setOffered] = useState<Offered | 'lost'>()
  useEffect(() => {
    const update = () =>
      setOffered((before) => {
        // While a screen covers the page, the page may lose its address.
        const now = site.isConnected ? look() : before
        return shallow(before, now) ? before : now
      })
    const observer = new MutationObserver(update)
    observer.observe(site, { childList: true, subtree: true })
    // The site comes back after editing, and may show another page than before.
    observer.observe(document.body, { childList: true })
    update()
    return () => observer.disconnect()
  }, [])
  useEffect(() => void (offered === 'lost' && leaveLostPage()), [offered])
  return offered === 'lost' ? undefined : offered
}
