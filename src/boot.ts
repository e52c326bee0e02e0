/** The page's only script tag: it keeps early clicks, restores the place and loads the application. */
import { fetchOnce } from './content/loading/fetchOnce'
import { ATTRIBUTE, ROOT_ID, SELECT } from './document'
import { queueKeys } from './page/input/keyQueue'
import { pageAddress } from './address/pageAddress'
import { returnToPlace } from './place/returnToPlace'
import { returnToTile, showTile } from './place/returnToTile'
import { toHostPath, toSitePath } from './address/sitePath'
import { readPlace, writePlace } from './place/storage'
import { stripTrailingSlash } from './address/stripTrailingSlash'

// Assistive technology may send a click alone.
const PRESS = ['pointerdown', 'keydown', 'click'] as const
const INTENT = [...PRESS, 'pointermove', 'wheel', 'touchstart'] as const

const pressed: HTMLElement[] = []

/** Remembers choices and keeps presses of buttons until the application runs. */
function keep(event: MouseEvent) {
  const { target } = event
  if (!(target instanceof Element)) return
  const chosen = target.closest(`[${ATTRIBUTE.choose}]`)
  const id = chosen?.closest(`[${ATTRIBUTE.place}]`)?.id
  if (chosen && id) {
    const choice = chosen.getAttribute(ATTRIBUTE.choose)
    const category = choice === 'category' ? id : readPlace().category
    writePlace({ category, album: choice === 'album' ? id : null })
  }
  const button = target.closest('button')
  if (button) pressed.push(button)
}

function fetchAhead(href: string) {
  // Data is not preloaded by link: WebKit would fetch it again before the preload has arrived.
  if (!href.endsWith('.js')) return void fetchOnce(href)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = 'anonymous'
  link.href = toHostPath(href)
  document.head.append(link)
}

const root = document.getElementById(ROOT_ID)
/** Whether this is 404.html at an address that may be an album's. Only the application can decide. */
const isStandIn =
  root?.dataset.page === '/404' && toSitePath(window.location.pathname).startsWith('/photography/')

/** Lets the browser handle presses and draw frames. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

let started = false
async function start() {
  if (started) return
  started = true
  for (const type of INTENT) window.removeEventListener(type, startNow)
  for (const href of root?.dataset.next?.split(' ') ?? []) {
    fetchAhead(href)
    // A slow phone needs 2 ms for each of about thirty files.
    await nextTask()
  }
  try {
    // The packages get their own task, because they take longer to evaluate than all other code.
    await import('react-dom/client')
    await nextTask()
    const { startApplication } = await import('./entry-client')
    await nextTask()
    await startApplication()
  } catch {
    // The connection failed. The page stays as it is; the next press tries again.
    started = false
    for (const type of PRESS) window.addEventListener(type, startNow, { once: true, passive: true })
    return
  } finally {
    if (root) root.hidden = false
  }
  window.removeEventListener('click', keep, true)
  for (const button of pressed) if (button.isConnected) button.click()
}

/** Ignores moves by 0: a page that opens under a resting mouse gets such an event. */
function startNow({ type, movementX, movementY }: Event & Partial<MouseEvent>) {
  if (type !== 'pointermove' || movementX || movementY) void start()
}

window.addEventListener('click', keep, true)
for (const type of INTENT) window.addEventListener(type, startNow, { passive: true })

const address = new URL(window.location.href)
address.pathname = toHostPath(pageAddress(toSitePath(address.pathname)))
if (address.href !== window.location.href)
  window.history.replaceState(window.history.state, '', address)

const [navigation] = performance.getEntriesByType('navigation')
const isNew = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate'
const returned = returnToPlace(readPlace(), isNew && !window.location.hash)
if (returned === 'missing') writePlace({ ...readPlace(), album: null })
if (returned) {
  // Otherwise the browser would undo the scroll. Leaving the page restores its setting.
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'auto'))
}

if (document.querySelector(SELECT.viewer)) queueKeys()

/** The photograph shown before Back or Forward led to this document, if the browser reports it. */
function photoLeft(): string | undefined {
  const { navigationType, from } = window.navigation?.activation ?? {}
  if (navigationType !== 'traverse' || !from?.url || !document.querySelector(SELECT.tile)) return
  const [, album, id] = /^(.*)\/([^/]+)$/.exec(new URL(from.url).pathname) ?? []
  return album === stripTrailingSlash(window.location.pathname) ? id : undefined
}

const left = photoLeft()
if (left) returnToTile(left)
window.addEventListener('pageshow', ({ persisted }) => {
  const id = photoLeft()
  if (id && persisted) returnToTile(id)
  // The browser restores the scroll position of a new document one frame later.
  else if (id) requestAnimationFrame(() => requestAnimationFrame(() => showTile(id)))
})

/** Resolves when all pictures in the first view have loaded or failed. */
function firstPictures(): Promise<unknown> {
  // Measures the frame: measuring the picture would lay out the contents of a skipped frame.
  const isSeen = ({ parentElement: frame }: HTMLImageElement) => {
    const { top, bottom } = frame!.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  }
  const coming = [...document.images].filter((img) => !img.complete && isSeen(img))
  return Promise.all(
    coming.map(
      (img) =>
        new Promise((resolve) => {
          img.addEventListener('load', resolve)
          img.addEventListener('error', resolve)
        }),
    ),
  )
}

const frame = () => new Promise(requestAnimationFrame)

async function startLater() {
  // The browser scrolls a reloaded page first. Pictures above the window may never load.
  await frame()
  // Only the application can render this tile.
  const named = window.location.hash.slice(1)
  if (named && !document.getElementById(named)) return void start()
  await firstPictures()
  // Waits two frames, so that the pictures are drawn first.
  await frame()
  await frame()
  void start()
}

if (root && isStandIn) {
  root.hidden = true
  void start()
} else if (document.readyState === 'complete') void startLater()
else window.addEventListener('load', () => void startLater(), { once: true })
