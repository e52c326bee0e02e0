import type { RegisteredRouter } from '@tanstack/react-router'

/** ms; a page that takes longer is no longer waited for. */
const LONGEST_WAIT = 400

/** Resolves when the page that has just been asked for is drawn; at once if none was. */
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
