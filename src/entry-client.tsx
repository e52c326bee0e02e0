import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, startTransition, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ATTRIBUTE, ROOT_ID, SELECT } from './document'
import { albumPath, SEARCH_PATH } from './content/addresses'
import { DATA_CHANGED } from './content/loading/dataPaths'
import { setPageAwaited, notePageLoaded } from './missingFile'
import { moveLinks } from './address/moveLinks'
import { returnToPlace } from './place/returnToPlace'
import { createSiteRouter } from './router'
import { copyWithoutSoftHyphens } from './page/input/copyWithoutSoftHyphens'
import { keepRouterState } from './page/keepRouterState'
import { opensSearch } from './page/input/opensSearch'
import { requestPicturesForPrint } from './page/requestPicturesForPrint'
import { albumIn, hasFailed, isNotFound, type RouteMatch, pageOf, photoIn } from './page/shownPhoto'
import { toHostPath, toSitePath } from './address/sitePath'
import { useStore } from './store'
import { stripTrailingSlash } from './address/stripTrailingSlash'

type Router = ReturnType<typeof createSiteRouter>

function prerenderedAddress(matches: readonly RouteMatch[]): { path: string; album?: string } {
  if (isNotFound(matches)) return { path: '/404' }
  const { album } = albumIn(matches)
  if (!album) return { path: stripTrailingSlash(toSitePath(window.location.pathname)) }
  const path = albumPath(album)
  const id = photoIn(matches)
  return { path: id === undefined ? path : `${path}/${id}`, album: path }
}

/** Loads the album that the page shows. 404.html may stand in for an album's page. */
async function loadFirstAlbum({ page, album }: DOMStringMap): Promise<void> {
  if (album) await (await import('./content/loading/load')).registerAlbumOf(album)
  else if (page === '/404')
    await (
      await import('./content/loading/askForAlbum')
    ).askForAlbum(toSitePath(window.location.pathname))
}

/** In `npm run dev` only. Under the light table the page waits until it is visible. */
function followContent(router: Router, root: HTMLElement): void {
  if (!import.meta.hot) return
  const refresh = async () => {
    ;(await import('./content/loading/load')).forgetContent()
    // The catalog does not have unlisted albums. The router shows the error if nothing can be loaded.
    const { askForAlbum } = await import('./content/loading/askForAlbum')
    await askForAlbum(toSitePath(window.location.pathname)).catch(() => {})
    await router.invalidate()
  }
  import.meta.hot.on(DATA_CHANGED, () => root.isConnected && void refresh())
  window.addEventListener(DATA_CHANGED, () => void refresh())
}

function listen(router: Router, root: HTMLElement): void {
  // A choice in another tab counts here too.
  window.addEventListener('storage', () => void useStore.persist.rehydrate())
  copyWithoutSoftHyphens()
  requestPicturesForPrint(root)
  keepRouterState(router.history)
  document.addEventListener('keydown', (event) => {
    if (!opensSearch(event)) return
    event.preventDefault()
    const field = document.querySelector<HTMLInputElement>(SELECT['search-field'])
    if (!field) return void router.navigate({ to: SEARCH_PATH })
    // At once, because the field cannot take the focus while the menu is open.
    flushSync(() => useStore.getState().closeMenu())
    field.focus()
    field.select()
  })
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) useStore.getState().closeMenu()
  })
}

/** Returns to the visitor's place on each page that is rendered. */
function followPages(router: Router, isPrerendered: boolean): void {
  let first = true
  router.subscribe('onRendered', () => {
    const prerendered = first && isPrerendered
    first = false
    // An error page has no place to return to.
    if (hasFailed(router.state.matches)) return
    notePageLoaded()
    // The boot script has already done this for a prerendered page.
    if (prerendered) return
    // The structured data describes the prerendered page.
    document.querySelector(`script[${ATTRIBUTE.prerendered}]`)?.remove()
    const { category, album, forgetAlbum } = useStore.getState()
    if (returnToPlace({ category, album }) === 'missing') forgetAlbum()
  })
}

/** The visitor may have come by another address of the album than its prerendered one. */
function moveAlbumLinks(root: HTMLElement, album: string, matches: readonly RouteMatch[]): void {
  moveLinks(root, toHostPath(album), toHostPath(pageOf(matches)), photoIn(matches) !== undefined)
}

function replacePage(router: Router, root: HTMLElement, app: ReactNode): void {
  delete router.ssr
  for (const tag of document.querySelectorAll(`[${ATTRIBUTE.prerendered}]`)) tag.remove()
  root.textContent = ''
  // In one step, so that no empty page is drawn.
  flushSync(() => createRoot(root).render(app))
}

/** Hydrates the prerendered page, or replaces it. Rejects, leaving it, if something cannot load. */
export async function startApplication(): Promise<void> {
  setPageAwaited(() => true)
  const root = document.getElementById(ROOT_ID)!
  const prerenderedPath = root.dataset.page
  await loadFirstAlbum(root.dataset)

  const router = createSiteRouter()
  setPageAwaited(() => router.state.isLoading)
  if (prerenderedPath) router.ssr = { manifest: undefined }
  await router.load()
  const { matches } = router.state
  const { path, album } = prerenderedAddress(matches)
  // Keep the complete page; the boot script retries at the next press.
  const isWhole = prerenderedPath && (prerenderedPath !== '/404' || path === '/404')
  if (isWhole && hasFailed(matches)) throw new Error('A file of the page did not load')

  followContent(router, root)
  listen(router, root)
  followPages(router, Boolean(prerenderedPath))
  const page = <RouterProvider router={router} />
  const app = import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page
  if (path === prerenderedPath) {
    if (album) moveAlbumLinks(root, album, matches)
    // As a transition, React hydrates in slices of 5 ms. A press hydrates what it needs at once.
    startTransition(() => void hydrateRoot(root, app))
  } else replacePage(router, root, app)
  // Last, and optional.
  import('./motion/pageTransitions').then(
    ({ animatePageTransitions }) => animatePageTransitions(router),
    () => {},
  )
}
