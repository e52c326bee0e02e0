import { ATTRIBUTE, PART, ROOT } from '../document'
import { animateProperty } from './animateProperty'
import { LEAST_RADIUS, wavyCircle } from './wavyCircle'
import { REDUCED, prefersReducedMotion, LINKS, MENU_LAYERS, MENU_LAYERS_CLOSE } from './timing'

/** The layers that the menu's ground comes in, lowest first. The last has the menu's own look. */
const KINDS = ['low', 'middle', 'ground'] as const

/** The layers that are there, lowest first: three on the way in, the last alone while it is open. */
const layers: HTMLElement[] = []
/** One compositing layer for all: with one each, the browser would mask each in every frame. */
const container = document.createElement('div')
container.dataset.part = PART['menu-layers']
container.setAttribute('aria-hidden', 'true')
/** Counts openings and closings: what an earlier one still waits for is no longer its business. */
let generation = 0

function addLayer(kind: (typeof KINDS)[number]): HTMLElement {
  const layer = document.createElement('div')
  layer.setAttribute(ATTRIBUTE.menuLayer, kind)
  container.append(layer)
  document.body.append(container)
  return layer
}

const { dataset } = document.documentElement
function setState(state: 'moving' | 'still' | 'waiting') {
  dataset[ROOT.menuLayers] = state
}

/** The middle of the button, and how far it is from there to beyond the farthest corner. px. */
function reachFrom(button: HTMLElement) {
  const { left, top, width, height } = button.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  const { innerWidth, innerHeight } = window
  const farthest = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  return { x, y, reach: farthest / LEAST_RADIUS }
}

/** Takes the layers away, but for so many of the highest. Nothing is on its way any more. */
function removeLayers(keep: 0 | 1): void {
  generation += 1
  for (const layer of layers.splice(0, layers.length - keep)) layer.remove()
  if (layers.length > 0) setState('still')
  else {
    delete dataset[ROOT.menuLayers]
    container.remove()
  }
}

/** Ends what is on its way at once: the menu is open on a ground of its own, or closed. */
export const endMenuMotion = () => removeLayers(0)

function raiseLinks(menu: HTMLElement): void {
  for (const [i, link] of [...menu.querySelectorAll('li')].entries()) {
    const timing = { ...LINKS, delay: LINKS.delay + i * LINKS.apart }
    void animateProperty(
      link,
      'transform',
      [`translateY(${LINKS.rise}px)`, 'translateY(0px)'],
      timing,
    )
    void animateProperty(link, 'opacity', ['0', '1'], timing)
  }
}

/** Resolves when the layers are whole that are on their way in. */
let grown: Promise<unknown> | undefined

/** The ground of the menu grows from its button in three layers, and the links rise on it. */
export async function openMenu(menu: HTMLElement, button: HTMLElement): Promise<void> {
  const ground = layers.at(-1)
  // Opened again before it has begun to shrink, the ground lies there as it was, or still grows.
  const isWaiting = dataset[ROOT.menuLayers] === 'waiting'
  if (isWaiting && layers.length === 1) return removeLayers(1)
  // Caught on its way out, it stays.
  if (prefersReducedMotion() && ground) {
    removeLayers(1)
    void animateProperty(ground, 'clipPath', ['none', 'none'], { duration: 0 })
    return animateProperty(ground, 'opacity', ['0', '1'], REDUCED)
  }
  if (prefersReducedMotion()) return animateProperty(menu, 'opacity', ['0', '1'], REDUCED)
  const mine = ++generation
  setState('moving')
  raiseLinks(menu)
  if (!isWaiting) {
    const { x, y, reach } = reachFrom(button)
    // Caught on its way out, the ground goes on from there.
    layers.unshift(...KINDS.slice(0, KINDS.length - layers.length).map(addLayer))
    grown = Promise.all(
      layers.map((layer, i) =>
        animateProperty(layer, 'clipPath', [wavyCircle(x, y, 0, i), wavyCircle(x, y, reach, i)], {
          ...MENU_LAYERS,
          delay: i * MENU_LAYERS.apart,
        }),
      ),
    )
  }
  await grown
  // The ground stays: painted again when the menu closes, it would delay that.
  if (mine === generation) removeLayers(1)
}

/**
 * The menu is gone; its ground shrinks to the button and shows the page.
 * @param arrival until when it stays, so that it does not show the page that is being left
 */
export async function closeMenu(button: HTMLElement, arrival: Promise<void>): Promise<void> {
  const mine = ++generation
  if (layers.length === 0) layers.push(addLayer('ground'))
  setState('waiting')
  // Home has no button: asked for later, it would be nowhere.
  const { x, y, reach } = reachFrom(button)
  await arrival
  if (mine !== generation) return
  setState('moving')
  await Promise.all(
    layers.map((layer, i) => {
      if (prefersReducedMotion()) return animateProperty(layer, 'opacity', ['1', '0'], REDUCED)
      const seed = i + KINDS.length - layers.length
      const path: [string, string] = [wavyCircle(x, y, reach, seed), wavyCircle(x, y, 0, seed)]
      return animateProperty(layer, 'clipPath', path, MENU_LAYERS_CLOSE)
    }),
  )
  if (mine === generation) removeLayers(0)
}

/** Whether the menu's ground lies over the page, or over a part of it. */
export const isMenuOver = () => layers.length > 0
