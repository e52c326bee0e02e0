import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { awaitPages, notePageHasCome } from './goneFile'
import { returnToPlace } from './photography/returnToPlace'
import { makeRouter } from './router'
import { isLost, type Match } from './shell/shownPhoto'
import { useStore } from './store'

/** `/about/` → `/about` */
const bare = (pathname: string) => pathname.replace(/\/+$/, '') || '/'

const hasFailed = (matches: readonly Match[]) => matches.some(({ status }) => status === 'error')

/**
 * Takes the printed page over. Resolves once its controls answer; rejects, with the page left as it
 * was printed, when something it needs cannot be fetched.
 * A page that stands in for another (404.html for an address in odd letter case) is rendered afresh.
 */
export async function start(): Promise<void> {
  awaitPages(() => true)
  const root = document.getElementById('root')!
  const { page: printedPath, album: albumData } = root.dataset
  if (albumData) await (await import('./content/load')).admit(albumData)

  const router = makeRouter()
  awaitPages(() => router.state.isLoading)
  if (printedPath) router.ssr = { manifest: undefined }
  await router.load()
  const { matches } = router.state
  const here = isLost(matches) ? '/404' : bare(window.location.pathname)
  // The printed page is whole as it stands; one that lacks its data would be less.
  // The boot script waits for the next press and tries again; nobody is told more.
  if (here === printedPath && hasFailed(matches)) throw new Error()

  // A choice in another tab is this tab's memory too.
  window.addEventListener('storage', () => void useStore.persist.rehydrate())
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) useStore.getState().closeMenu()
  })
  let first = true
  router.subscribe('onRendered', ({ toLocation }) => {
    const printed = first && printedPath
    first = false
    // A page that says only that it could not be fetched has no place to return to.
    if (hasFailed(router.state.matches)) return
    notePageHasCome()
    // The boot script has already returned a printed page to its place.
    if (printed) return
    const { category, album, forgetAlbum } = useStore.getState()
    if (returnToPlace(toLocation.pathname, { category, album }) === 'lost') forgetAlbum()
  })

  const page = <RouterProvider router={router} />
  const app = import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page
  if (here === printedPath) hydrateRoot(root, app)
  else {
    delete router.ssr
    for (const tag of document.head.querySelectorAll('[data-printed]')) tag.remove()
    root.textContent = ''
    createRoot(root).render(app)
  }
  // What moves comes last, and is not missed where it cannot be fetched.
  import('./motion/begin').then(
    ({ begin }) => begin(router),
    () => {},
  )
}
