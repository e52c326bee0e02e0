import type { RegisteredRouter } from '@tanstack/react-router'

const LONGEST_WAIT = 400 // ms

/** Resolves when the requested page is drawn, or at once if no page was requested. */
export async function pageRendered(router: RegisteredRouter): Promise<void> {
  if (router.state.status !== 'pending') return
  await new Promise<void>((resolve) => {
    const timeout = setTimeout(resolve, LONGEST_WAIT)
    const unsubscribe = router.subscribe('onResolved', () => {
      clearTimeout(timeout)
      unsubscribe()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    })
  })
}
