/**
 * The ways from one page to another, as DESIGN section 8 has them. They are the types of the view
 * transition, by which motion.css tells them apart.
 */
export type Passage =
  /** A disc of the home page grows into the page, and its name becomes the title. */
  | 'grow'
  | 'shrink'
  /** The label cut out of a picture becomes the title. */
  | 'enter'
  | 'leave'
  /** The photograph itself travels into the viewer. */
  | 'open'
  | 'close'
  /** Everything else: out, then in. */
  | 'fade'
  /** What stands for all of them where less motion is wanted. */
  | 'calm'

export type Journey = {
  passage: Passage
  /** What travels, as the page has it that is left. */
  source?: HTMLElement
  /** Where it arrives, once the other page is there. */
  target?: () => HTMLElement | null | undefined
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const linkTo = (path: string, kind: string) => `a${kind}[href=${JSON.stringify(path)}]`

const title = () => find('.bar .title')
const discName = (path: string) => find(`${linkTo(path, '.disc')} span`)
const labelName = (path: string) => find(`${linkTo(path, '.plate')} .tag .nature`)
const tilePicture = (path: string) => find(`${linkTo(path, '[id^="photo-"]')} .frame`)
const viewerPicture = () => find('.viewer [data-at="0"] .frame')
/** Closing the viewer gives the focus to the tile of the photograph seen last. */
const focusedPicture = () => find('.shot a:focus .frame')

/** Whether an element is in the window at all, and so can travel. */
export function isSeen(element: HTMLElement | null | undefined): element is HTMLElement {
  if (!element) return false
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

/** What is found travels; where nothing is, the pages fade. */
function carried(
  passage: Passage,
  source: HTMLElement | null,
  target: NonNullable<Journey['target']>,
): Journey {
  return isSeen(source) ? { passage, source, target } : { passage: 'fade' }
}

/**
 * How the page at `from` becomes the one at `to`. It is read off the page that is left: whoever goes
 * by Back or Forward travels as by the link itself.
 * @param from, to paths without a slash at their end
 * @returns `undefined` where nothing is to move: the viewer shows its next photograph by itself
 */
export function journeyOf(from: string, to: string): Journey | undefined {
  const up = from.replace(/\/[^/]*$/, '')
  const picture = viewerPicture()
  if (from === to || (picture && to.startsWith(`${up}/`))) return undefined
  if (picture && to === up) return carried('close', picture, focusedPicture)
  if (tilePicture(to)) return carried('open', tilePicture(to), viewerPicture)
  if (discName(to)) return carried('grow', discName(to), title)
  if (labelName(to)) return carried('enter', labelName(to), title)
  if (to === '/' && up === '') return carried('shrink', title(), () => discName(from))
  if (to === up) return carried('leave', title(), () => labelName(from))
  return { passage: 'fade' }
}
