import { blob, LEAST_REACH } from './blob'
import { glide } from './glide'
import { CALM, isCalm, LINKS, STRATA, STRATA_CLOSE } from './timing'

/** The layers that the menu's ground comes in, lowest first. The last has the menu's own look. */
const LAYERS = ['stratum stratum-1', 'stratum stratum-2', 'stratum menu-ground'] as const

/** The layers on their way, lowest first; none while the menu is at rest, open or closed. */
let strata: HTMLElement[] = []
/** Counts openings and closings: what an earlier one still waits for is no longer its business. */
let turn = 0

function lay(className: string): HTMLElement {
  const layer = document.createElement('div')
  layer.className = className
  layer.ariaHidden = 'true'
  document.body.append(layer)
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

/** Nothing is on its way any more: the menu's own ground is there, or is gone with it. */
export function settleMenu(): void {
  turn += 1
  for (const layer of strata) layer.remove()
  strata = []
  delete document.documentElement.dataset.strata
}

/** The ground of the menu grows from its button in three layers, and the links rise on it. */
export async function openMenu(menu: HTMLElement, button: HTMLElement): Promise<void> {
  if (isCalm()) return glide(menu, 'opacity', ['0', '1'], CALM)
  const mine = ++turn
  const { x, y, reach } = reachFrom(button)
  // Caught on its way out, the ground goes on from there.
  const before = strata
  strata = LAYERS.map((look, i) => before[i - LAYERS.length + before.length] ?? lay(look))
  document.documentElement.dataset.strata = ''
  for (const [i, link] of [...menu.querySelectorAll('li')].entries()) {
    const timing = { ...LINKS, delay: LINKS.delay + i * LINKS.apart }
    void glide(link, 'transform', [`translateY(${LINKS.rise}px)`, 'none'], timing)
    void glide(link, 'opacity', ['0', '1'], timing)
  }
  await Promise.all(
    strata.map((layer, i) =>
      glide(layer, 'clipPath', [blob(x, y, 0, i), blob(x, y, reach, i)], {
        ...STRATA,
        delay: i * STRATA.apart,
      }),
    ),
  )
  if (mine === turn) settleMenu()
}

/** The menu is gone; its ground shrinks to the button and shows the page. */
export async function closeMenu(button: HTMLElement): Promise<void> {
  const mine = ++turn
  if (strata.length === 0) strata = [lay(LAYERS[2])]
  document.documentElement.dataset.strata = ''
  const { x, y, reach } = reachFrom(button)
  await Promise.all(
    strata.map((layer, i) => {
      if (isCalm()) return glide(layer, 'opacity', ['1', '0'], CALM)
      const seed = i + LAYERS.length - strata.length
      const path: [string, string] = [blob(x, y, reach, seed), blob(x, y, 0, seed)]
      return glide(layer, 'clipPath', path, STRATA_CLOSE)
    }),
  )
  if (mine === turn) settleMenu()
}

/** Whether the menu's ground is on its way. */
export const isMenuMoving = () => strata.length > 0
