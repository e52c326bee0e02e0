import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { toSitePath } from '../../address/sitePath'
import { SELECT } from '../../document'
import { framePainted } from '../../page/framePainted'
import { isPlainClick } from '../../page/input/isPlainClick'
import { queueKeys, takeQueuedKeys } from '../../page/input/keyQueue'

/** ms from the pointer's arrival on a tile to the preload of the viewer. Only a click cancels it. */
const REST = 100

/** The album whose viewer was preloaded last. All its photographs share the viewer. */
let preloaded: string | undefined
let preloading: ReturnType<typeof setTimeout> | undefined

export type TileLink = ReturnType<typeof useOpenPhoto>

/** Handlers of a tile's link: one preloads the viewer, one opens the photograph. */
export function useOpenPhoto(base: string) {
  const router = useRouter()
  // A touch enters too; the delay keeps the preload out of the way of its click.
  const preload = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
    if (preloaded === base) return
    preloaded = base
    const to = toSitePath(currentTarget.pathname)
    preloading = setTimeout(() => void router.preloadRoute({ to }), REST)
  }
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    clearTimeout(preloading)
    const { history } = router
    const to = event.currentTarget.pathname
    if (history.location.pathname === to) return
    let isCancelled = false
    queueKeys(() => {
      if (history.location.state.opened) history.back()
      else isCancelled = true
    })
    // Paint the press first: the router takes longer than a frame on a slow phone.
    await framePainted()
    const { pathname, state } = history.location
    if (isCancelled || pathname === to) return
    // A second press before the viewer has opened replaces the first one's entry.
    history[state.opened ? 'replace' : 'push'](to, { opened: true })
    const unsubscribe = router.subscribe('onResolved', () => {
      unsubscribe()
      // Without a viewer nobody takes the queued keys.
      if (!document.querySelector(SELECT.viewer)) takeQueuedKeys()
    })
  }
  return { preload, open }
}
