import { blob, LEAST_REACH } from './blob'
import { glide } from './glide'
import { CALM, isCalm, LINKS, STRATA, STRATA_CLOSE } from './timing'

/** The layers that the menu's ground comes in, lowest first. The last has the menu's own look. */
const LAYERS = ['stratum stratum-1', 'stratum stratum-2', 'stratum menu-ground'] as const

/** The layers that are there, lowest first: three on the way in, the last alone while it is open. */
const strata: HTMLElement[] = []
/** They lie in one picture: with one of its own, each would be cut out of it in each frame. */
const sheet = document.createElement('div')
sheet.className = 'strata'
sheet.setAttribute('aria-hidden', 'true')
/** Counts openings and closings: what an earlier one still waits for is no longer its business. */
let turn = 0

function lay(className: string): HTMLElement {
  const layer = document.createElement('div')
  layer.className = className
  sheet.append(layer)
  document.body.append(sheet)
  return layer
}

/** The middle of the button, and how far it is from there to beyond the farthest corner. px. */
function reachFrom(button: HTMLElement) {
  const { left, top, width, height } = button.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  const { innerWidth, innerHeight } = window
  const farthest = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  return { x, y, reach: farthest / LEAST_REACH }
}

/** Takes the layers away, but for so many of the highest. Nothing is on its way any more. */
function settle(keep: 0 | 1): void {
  turn += 1
  for (const layer of strata.splice(0, strata.length - keep)) layer.remove()
  const { dataset } = document.documentElement
  if (strata.length > 0) dataset.strata = 'still'
  else {
    delete dataset.strata
    sheet.remove()
  }
}

/** Ends what is on its way at once: the menu is open on a ground of its own, or closed. */
export const settleMenu = () => settle(0)

function raiseLinks(menu: HTMLElement): void {
  for (const [i, link] of [...menu.querySelectorAll('li')].entries()) {
    const timing = { ...LINKS, delay: LINKS.delay + i * LINKS.apart }
    void glide(link, 'transform', [`translateY(${LINKS.rise}px)`, 'translateY(0px)'], timing)
    void glide(link, 'opacity', ['0', '1'], timing)
  }
}

/** Resolves when the layers are whole that are on their way in. */
let grown: Promise<unknown> | undefined

/** The ground of the menu grows from its button in three layers, and the links rise on it. */
export async function openMenu(menu: HTMLElement, button: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement
  const ground = strata.at(-1)
  // Opened again before it has begun to shrink, the ground lies there as it was, or still grows.
  const isWaiting = dataset.strata === 'waiting'
  if (isWaiting && strata.length === 1) return settle(1)
  // Caught on its way out, it stays.
  if (isCalm() && ground) {
    settle(1)
    void glide(ground, 'clipPath', ['none', 'none'], { duration: 0 })
    return glide(ground, 'opacity', ['0', '1'], CALM)
  }
  if (isCalm()) return glide(menu, 'opacity', ['0', '1'], CALM)
  const mine = ++turn
  dataset.strata = 'moving'
  raiseLinks(menu)
  if (!isWaiting) {
    const { x, y, reach } = reachFrom(button)
    // Caught on its way out, the ground goes on from there.
    strata.unshift(...LAYERS.slice(0, LAYERS.length - strata.length).map(lay))
    grown = Promise.all(
      strata.map((layer, i) =>
        glide(layer, 'clipPath', [blob(x, y, 0, i), blob(x, y, reach * STRATA.share, i)], {
          ...STRATA,
          delay: i * STRATA.apart,
        }),
      ),
    )
  }
  await grown
  // Drawn anew for its way out, it would hold that up.
  if (mine === turn) settle(1)
}

/**
 * The menu is gone; its ground shrinks to the button and shows the page.
 * @param arrival until when it stays, so that it does not show the page that is being left
 */
export async function closeMenu(button: HTMLElement, arrival: Promise<void>): Promise<void> {
  const mine = ++turn
  if (strata.length === 0) strata.push(lay(LAYERS[2]))
  const { dataset } = document.documentElement
  dataset.strata = 'waiting'
  // Home has no button: asked for later, it would be nowhere.
  const { x, y, reach } = reachFrom(button)
  await arrival
  if (mine !== turn) return
  dataset.strata = 'moving'
  await Promise.all(
    strata.map((layer, i) => {
      if (isCalm()) return glide(layer, 'opacity', ['1', '0'], CALM)
      const seed = i + LAYERS.length - strata.length
      const path: [string, string] = [blob(x, y, reach, seed), blob(x, y, 0, seed)]
      return glide(layer, 'clipPath', path, STRATA_CLOSE)
    }),
  )
  if (mine === turn) settle(0)
}

/** Whether the menu's ground lies over the page, or over a part of it. */
export const isMenuOver = () => strata.length > 0
