import { ATTRIBUTE, ROOT_ID } from './document'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { albumPath } from './content/addresses'
import { DATA_CHANGED } from './content/dataPaths'
import { withoutSoftHyphens } from './content/softHyphens'
import { setPageAwaited, notePageLoaded } from './missingFile'
import { moveLinks } from './moveLinks'
import { returnToPlace } from './place/returnToPlace'
import { makeRouter } from './router'
import { albumIn, isNotFound, type Match, pageOf, photoIn } from './page/shownPhoto'
import { toHostPath, toSitePath } from './sitePath'
import { useStore } from './store'
import { stripTrailingSlash } from './stripTrailingSlash'

const hasFailed = (matches: readonly Match[]) => matches.some(({ status }) => status === 'error')

/** The address at which the page that the router shows is prerendered (R24), and its album's. */
function prerenderedAddress(matches: readonly Match[]): { path: string; album?: string } {
  if (isNotFound(matches)) return { path: '/404' }
  const { album } = albumIn(matches)
  if (!album) return { path: stripTrailingSlash(toSitePath(window.location.pathname)) }
  const path = albumPath(album)
  const id = photoIn(matches)
  return { path: id === undefined ? path : `${path}/${id}`, album: path }
}

/**
 * Hydrates the prerendered page. Resolves once its controls answer; rejects, with the page left as it
 * was prerendered, when something it needs cannot be fetched.
 * A page that stands in for another (404.html, where a host has no rules) is rendered afresh.
 */
export async function start(): Promise<void> {
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
  // The prerendered page is whole as it stands; one that lacks its data would be less.
  // The boot script waits for the next press and tries again; no message is shown.
  const isWhole = prerenderedPath && (prerenderedPath !== '/404' || path === '/404')
  if (isWhole && hasFailed(matches)) throw new Error()

  // In `npm run dev` only. Under the light table the page waits until it is seen again.
  if (import.meta.hot) {
    const refresh = async () => {
      ;(await import('./content/load')).forgetContent()
      await router.invalidate()
    }
    import.meta.hot.on(DATA_CHANGED, () => root.hidden || void refresh())
    window.addEventListener(DATA_CHANGED, () => void refresh())
  }
  // A choice in another tab is this tab's memory too.
  window.addEventListener('storage', () => void useStore.persist.rehydrate())
  // Browsers copy soft hyphens along, and whoever gets the text would not find its words by a search.
  document.addEventListener('copy', (event) => {
    const text = String(getSelection())
    const copied = withoutSoftHyphens(text)
    if (copied === text) return
    event.clipboardData?.setData('text/plain', copied)
    event.preventDefault()
  })
  // Only some browsers ask for what is out of sight before they print.
  window.addEventListener('beforeprint', () => {
    for (const picture of root.querySelectorAll('img')) picture.loading = 'eager'
  })
  // A link to a part of the page makes an entry of the browser's own. The router returns to places of its entries.
  window.addEventListener('hashchange', () => {
    const { pathname, search, hash } = window.location
    if (window.history.state === null) router.history.replace(pathname + search + hash)
  })
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) useStore.getState().closeMenu()
  })
  let first = true
  router.subscribe('onRendered', () => {
    const prerendered = first && prerenderedPath
    first = false
    // A page that says only that it could not be fetched has no place to return to.
    if (hasFailed(router.state.matches)) return
    notePageLoaded()
    // The boot script has already returned a prerendered page to its place.
    if (prerendered) return
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
    hydrateRoot(root, app)
  } else {
    delete router.ssr
    for (const tag of document.head.querySelectorAll(`[${ATTRIBUTE.prerendered}]`)) tag.remove()
    root.textContent = ''
    // In one step: nothing is drawn between the page that goes and the one that comes.
    flushSync(() => createRoot(root).render(app))
  }
  // What moves comes last, and is not missed where it cannot be fetched.
  import('./motion/pageTransitions').then(
    ({ animatePageTransitions }) => animatePageTransitions(router),
    () => {},
  )
}
