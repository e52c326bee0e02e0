import type { makeRouter } from '../router'

/** ms; a page that takes longer is shown when it comes. */
const PATIENCE = 400

/**
 * Waits for the page that has just been asked for, until it is drawn; for none, if none was.
 */
export async function arrival(router: ReturnType<typeof makeRouter>): Promise<void> {
  if (router.state.status !== 'pending') return
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, PATIENCE)
    const stop = router.subscribe('onResolved', () => {
      clearTimeout(late)
      stop()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    })
  })
}
