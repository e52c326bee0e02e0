/**
 * The only script that a page names. It keeps what a visitor does before the application is there,
 * returns to the place that was left, and fetches the application after the first pictures, or at
 * once on the first sign of intent.
 */
import { fetchOnce } from './content/fetchOnce'
import { ROOT_ID, SELECT } from './document'
import { queueKeys } from './page/input/keyQueue'
import { pageAddress } from './pageAddress'
import { returnToPlace } from './place/returnToPlace'
import { returnToTile, showTile } from './place/returnToTile'
import { toHostPath, toSitePath } from './sitePath'
import { readPlace, writePlace } from './storage'
import { stripTrailingSlash } from './stripTrailingSlash'

const PRESS = ['pointerdown', 'keydown'] as const
const INTENT = [...PRESS, 'pointermove', 'wheel', 'touchstart'] as const

/** Buttons pressed before there was anything to answer them. */
const pressed: HTMLElement[] = []

/** Until the application runs, a choice is remembered here and a press is kept for later. */
function keep(event: MouseEvent) {
  const { target } = event
  if (!(target instanceof Element)) return
  const chosen = target.closest('[data-choose]')
  const id = chosen?.closest('[data-place]')?.id
  if (id && chosen instanceof HTMLElement) {
    const category = chosen.dataset.choose === 'category' ? id : readPlace().category
    writePlace({ category, album: chosen.dataset.choose === 'album' ? id : null })
  }
  const button = target.closest('button')
  if (button) pressed.push(button)
}

/** Asks for a file that the application will want, so that nothing waits for its turn. */
function fetchAhead(href: string) {
  // Data preloaded by a link would be fetched again in WebKit, where the link's answer is not there yet.
  if (!href.endsWith('.js')) return void fetchOnce(href)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = 'anonymous'
  link.href = toHostPath(href)
  document.head.append(link)
}

const root = document.getElementById(ROOT_ID)
/**
 * Whether this is 404.html, at an address that may be an album's all the same: on a host without
 * rules, or in a letter case of its own. Only the application can tell, and until it does nothing is
 * shown.
 */
const isStandIn =
  root?.dataset.page === '/404' && toSitePath(window.location.pathname).startsWith('/photography/')

let started = false
async function start() {
  if (started) return
  started = true
  for (const type of INTENT) window.removeEventListener(type, startNow)
  for (const href of root?.dataset.next?.split(' ') ?? []) fetchAhead(href)
  try {
    const { start: takeOver } = await import('./entry-client')
    await takeOver()
  } catch {
    // The connection failed. The prerendered page goes on as it is, and the next press tries again.
    started = false
    for (const type of PRESS) window.addEventListener(type, startNow, { once: true, passive: true })
    return
  } finally {
    if (root) root.hidden = false
  }
  window.removeEventListener('click', keep, true)
  for (const button of pressed) if (button.isConnected) button.click()
}

/** A page that opens under a resting mouse is told of a move too, by nothing: that is no intent. */
function startNow(event: Event) {
  const { type, movementX, movementY } = event as PointerEvent
  if (type !== 'pointermove' || movementX || movementY) void start()
}

window.addEventListener('click', keep, true)
for (const type of INTENT) window.addEventListener(type, startNow, { passive: true })

const address = new URL(window.location.href)
address.pathname = toHostPath(pageAddress(toSitePath(address.pathname)))
if (address.href !== window.location.href)
  window.history.replaceState(window.history.state, '', address)

const returned = returnToPlace(readPlace())
if (returned === 'missing') writePlace({ ...readPlace(), album: null })
if (returned) {
  // The browser would go on to where the page was left. It may again when this page is left.
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'auto'))
}

if (document.querySelector(SELECT.viewer)) queueKeys()

/** The id of a photograph of this album whose document was left by going back, where browsers tell. */
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
  // A document that was kept comes back here.
  if (id && persisted) returnToTile(id)
  // Any other is scrolled by the browser to where it was left, which is done a frame later.
  else if (id) requestAnimationFrame(() => requestAnimationFrame(() => showTile(id)))
})

/** Resolves when nothing of the first view is on its way any more, whether it came or failed. */
function firstPictures(): Promise<unknown> {
  // The frame is asked, not the picture: asking what is inside a frame out of sight would draw it.
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
  // A page that is reloaded far down has by then returned there; what it left never comes.
  await frame()
  // A tile that the address names and the page lacks is one that only the application has.
  const named = window.location.hash.slice(1)
  if (named && !document.getElementById(named)) return void start()
  await firstPictures()
  // Two frames: the pictures are drawn before anything else is asked for.
  await frame()
  await frame()
  void start()
}

if (root && isStandIn) {
  root.hidden = true
  void start()
} else if (document.readyState === 'complete') void startLater()
else window.addEventListener('load', () => void startLater(), { once: true })
