import { SELECT, SHOWN_SLIDE } from '../document'
import { toHostPath } from '../sitePath'

/** How one page becomes another: the types of the view transition, which motion.css styles. */
export type TransitionType =
  /** A disc of the home page grows into the page, and its name becomes the title; and back. */
  | 'grow'
  | 'shrink'
  /** The label of a cover becomes the title; and back. */
  | 'enter'
  | 'leave'
  /** A photograph moves from its tile into the viewer; and back. */
  | 'open'
  | 'close'
  /** Everything else: out, then in. */
  | 'fade'
  /** Stands for all of them where less motion is wanted. */
  | 'reduced'

export type TransitionPlan = {
  type: TransitionType
  /** The shared element, on the page that is left. */
  source?: HTMLElement
  /** The same on the new page, once that is rendered. */
  target?: () => HTMLElement | null | undefined
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const linkTo = (path: string) => `a[href=${JSON.stringify(toHostPath(path))}]`

const title = () => find(SELECT['bar-title'])
const discName = (path: string) => find(`${linkTo(path)}${SELECT.disc} ${SELECT['disc-name']}`)
const coverName = (path: string) =>
  find(`${linkTo(path)}${SELECT['cover-link']} ${SELECT['cover-name']}`)
const tilePhoto = (path: string) => find(`${SELECT.tile} ${linkTo(path)} ${SELECT.photo}`)
const viewerPhoto = () => find(`${SELECT.viewer} ${SHOWN_SLIDE} ${SELECT.photo}`)
/** Closing the viewer gives the focus to the tile of the photograph seen last. */
const focusedPhoto = () => find(`${SELECT.tile} a:focus ${SELECT.photo}`)

/** Whether an element is displayed and within the window's height. */
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

/**
 * How the page at `from` becomes the one at `to`. It is read off the document, which still shows
 * `from`, so that Back and Forward move as the links do.
 * @param from, to paths without a slash at their end
 * @returns `undefined` where nothing is to move: the viewer shows its next photograph by itself
 */
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
