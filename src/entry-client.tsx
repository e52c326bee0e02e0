import { ATTRIBUTE, ROOT_ID } from './document'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { albumPath, SEARCH_PATH } from './content/addresses'
import { DATA_CHANGED } from './content/dataPaths'
import { withoutSoftHyphens } from './content/softHyphens'
import { setPageAwaited, notePageLoaded } from './missingFile'
import { moveLinks } from './address/moveLinks'
import { returnToPlace } from './place/returnToPlace'
import { makeRouter } from './router'
import { opensSearch } from './page/input/opensSearch'
import { albumIn, isNotFound, type RouteMatch, pageOf, photoIn } from './page/shownPhoto'
import { toHostPath, toSitePath } from './address/sitePath'
import { useStore } from './store'
import { stripTrailingSlash } from './address/stripTrailingSlash'

const hasFailed = (matches: readonly RouteMatch[]) =>
  matches.some(({ status }) => status === 'error')

/** Where the shown page is prerendered, and its album. */
function prerenderedAddress(matches: readonly RouteMatch[]): { path: string; album?: string } {
  if (isNotFound(matches)) return { path: '/404' }
  const { album } = albumIn(matches)
  if (!album) return { path: stripTrailingSlash(toSitePath(window.location.pathname)) }
  const path = albumPath(album)
  const id = photoIn(matches)
  return { path: id === undefined ? path : `${path}/${id}`, album: path }
}

/** Hydrates the prerendered page, or replaces it. Rejects, leaving it, if something cannot load. */
export async function startApplication(): Promise<void> {
  setPageAwaited(() => true)
  const root = document.getElementById(ROOT_ID)!
  const { page: prerenderedPath, album: albumData } = root.dataset
  if (albumData) await (await import('./content/load')).registerAlbumOf(albumData)
  else if (prerenderedPath === '/404')
    await (await import('./content/askForAlbum')).askForAlbum(toSitePath(window.location.pathname))

  const router = makeRouter()
  setPageAwaited(() => router.state.isLoading)
  if (prerenderedPath) router.ssr = { manifest: undefined }
  await router.load()
  const { matches } = router.state
  const { path, album } = prerenderedAddress(matches)
  // Keep the complete page; the boot script retries at the next press.
  const isWhole = prerenderedPath && (prerenderedPath !== '/404' || path === '/404')
  if (isWhole && hasFailed(matches)) throw new Error()

  // In `npm run dev` only. Under the light table the page waits until it is visible.
  if (import.meta.hot) {
    const refresh = async () => {
      ;(await import('./content/load')).forgetContent()
      await router.invalidate()
    }
    import.meta.hot.on(DATA_CHANGED, () => root.hidden || void refresh())
    window.addEventListener(DATA_CHANGED, () => void refresh())
  }
  // A choice in another tab counts here too.
  window.addEventListener('storage', () => void useStore.persist.rehydrate())
  // Copied soft hyphens would break searches.
  document.addEventListener('copy', (event) => {
    const text = String(getSelection())
    const copied = withoutSoftHyphens(text)
    if (copied === text) return
    event.clipboardData?.setData('text/plain', copied)
    event.preventDefault()
  })
  // Only some browsers load the rest before they print.
  window.addEventListener('beforeprint', () => {
    for (const picture of root.querySelectorAll('img')) picture.loading = 'eager'
  })
  // A link within the page makes an entry without the router's state, which restores scrolling.
  window.addEventListener('hashchange', () => {
    const { pathname, search, hash } = window.location
    if (window.history.state === null) router.history.replace(pathname + search + hash)
  })
  document.addEventListener('keydown', (event) => {
    if (!opensSearch(event)) return
    event.preventDefault()
    void router.navigate({ to: SEARCH_PATH })
  })
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) useStore.getState().closeMenu()
  })
  let first = true
  router.subscribe('onRendered', () => {
    const prerendered = first && prerenderedPath
    first = false
    // An error page has no place to return to.
    if (hasFailed(router.state.matches)) return
    notePageLoaded()
    // The boot script did this for a prerendered page.
    if (prerendered) return
    // It tells of the prerendered page.
    document.querySelector(`script[${ATTRIBUTE.prerendered}]`)?.remove()
    const { category, album, forgetAlbum } = useStore.getState()
    if (returnToPlace({ category, album }) === 'missing') forgetAlbum()
  })

  const page = <RouterProvider router={router} />
  const app = import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page
  if (path === prerenderedPath) {
    if (album) {
      const [from, to] = [toHostPath(album), toHostPath(pageOf(matches))]
      moveLinks(root, from, to, photoIn(matches) !== undefined)
    }
    // As a transition, React hydrates in slices of 5 ms. A press hydrates what it needs at once.
    startTransition(() => void hydrateRoot(root, app))
  } else {
    delete router.ssr
    for (const tag of document.querySelectorAll(`[${ATTRIBUTE.prerendered}]`)) tag.remove()
    root.textContent = ''
    // In one step, so that no empty page is drawn.
    flushSync(() => createRoot(root).render(app))
  }
  // Last, and optional.
  import('./motion/pageTransitions').then(
    ({ animatePageTransitions }) => animatePageTransitions(router),
    () => {},
  )
}
