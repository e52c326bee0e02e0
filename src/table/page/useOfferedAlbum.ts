import { useEffect, useState } from 'react'
import { ATTRIBUTE, SELECT } from '../../document'
import { stripTrailingSlash } from '../../stripTrailingSlash'

/** The slot of the site's bar for the way into editing: put there anew where the site has taken it away. */
function slotIn(bar: Element): HTMLElement {
  const found = bar.querySelector<HTMLElement>('[data-light-table]')
  if (found) return found
  const slot = document.createElement('div')
  slot.dataset.lightTable = ''
  // The last column of the bar, which is not the light table's to style.
  slot.style.gridColumn = '3'
  bar.append(slot)
  return slot
}

/** In place of the key of an album, where lists are offered. */
export const LISTS = ''

/** The album or the list that the site shows now, if any: read off the page, which need not tell. */
export function useOfferedAlbum(): { key: string; slot: HTMLElement } | undefined {
  const [key, setKey] = useState<string>()
  const [slot, setSlot] = useState<HTMLElement>()
  useEffect(() => {
    const look = () => {
      const bar = document.querySelector(SELECT.bar)
      const isAlbum = document.querySelector(SELECT.album) && !document.querySelector(SELECT.viewer)
      const isList = document.querySelector(`[${ATTRIBUTE.list}]`)
      const segment = stripTrailingSlash(window.location.pathname).split('/').at(-1)
      setKey(isAlbum ? segment : isList ? LISTS : undefined)
      setSlot(bar && (isAlbum || isList) ? slotIn(bar) : undefined)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [])
  return key === undefined || !slot ? undefined : { key, slot }
}
