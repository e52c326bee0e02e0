import { SELECT, SHOWN_SLIDE } from '../document'
import { toHostPath } from '../address/sitePath'

/** The types of the view transition, which motion.css styles. */
export type TransitionType =
  | 'grow' // a disc of the home page grows into the page
  | 'shrink'
  | 'enter' // the label of a cover becomes the title
  | 'leave'
  | 'open' // a photograph moves from its tile into the viewer
  | 'close'
  | 'fade' // all other page changes
  | 'reduced' // for visitors who want less motion

export type TransitionPlan = {
  type: TransitionType
  source?: HTMLElement // the shared element, on the old page
  target?: () => HTMLElement | null | undefined // the shared element on the new page, after rendering
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const linkTo = (path: string) => `a[href=${JSON.stringify(toHostPath(path))}]`

const title = () => find(SELECT['bar-title'])
const discName = (path: string) => find(`${linkTo(path)}${SELECT.disc} ${SELECT['disc-name']}`)
const coverName = (path: string) =>
  find(`${linkTo(path)}${SELECT['cover-link']} ${SELECT['cover-name']}`)
const tilePhoto = (path: string) => find(`${SELECT.tile} ${linkTo(path)} ${SELECT.photo}`)
const viewerPhoto = () => find(`${SELECT.viewer} ${SHOWN_SLIDE} ${SELECT.photo}`)
/** Closing the viewer focuses the tile of the last photograph. */
const focusedPhoto = () => find(`${SELECT.tile} a:focus ${SELECT.photo}`)

export function isVisible(element: HTMLElement | null | undefined): element is HTMLElement {
  if (!element) return false
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

function withSharedElement(
  type: TransitionType,
  source: HTMLElement | null,
  target: NonNullable<TransitionPlan['target']>,
): TransitionPlan {
  return isVisible(source) ? { type, source, target } : { type: 'fade' }
}

/** Plans a transition while the document still shows `from`. `undefined`: no animation. */
export function planTransition(from: string, to: string): TransitionPlan | undefined {
  const parent = from.replace(/\/[^/]*$/, '')
  const photo = viewerPhoto()
  if (from === to || (photo && to.startsWith(`${parent}/`))) return undefined
  if (photo && to === parent) return withSharedElement('close', photo, focusedPhoto)
  if (tilePhoto(to)) return withSharedElement('open', tilePhoto(to), viewerPhoto)
  if (discName(to)) return withSharedElement('grow', discName(to), title)
  if (coverName(to)) return withSharedElement('enter', coverName(to), title)
  if (to === '/' && parent === '') return withSharedElement('shrink', title(), () => discName(from))
  if (to === parent) return withSharedElement('leave', title(), () => coverName(from))
  return { type: 'fade' }
}
