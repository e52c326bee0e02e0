import { ATTRIBUTE, PROPERTY, SELECT, SHOWN_SLIDE } from '../../document'
import { MEDIA } from '../../theme'
import { slideDistance } from '../gestures/geometry'
import type { Gestures, Phase, PicturePlacement } from '../gestures/gestures'

export type DrawingOptions = {
  slides: HTMLElement
  viewer: HTMLElement
  isMirrored: boolean
  onEnlargedChange: (isEnlarged: boolean) => void
  /** Called when the page behind the viewer begins to show through, and when it is covered again. */
  onTranslucent: (isTranslucent: boolean) => void
}

/** Phases in which a pressed pointer moves something. */
const DRAGS = new Set<Phase>(['pan', 'swipe', 'pull'])

const matrixOf = (element: Element) => new DOMMatrix(getComputedStyle(element).transform)

const toCss = (x: number, y: number, scale = 1) =>
  x === 0 && y === 0 && scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`

/** Writes the state of gestures to transforms and attributes of viewer and slides. */
export function createGestureDrawing(options: DrawingOptions) {
  const { slides, viewer, isMirrored, onEnlargedChange, onTranslucent } = options
  const reducedMotion = window.matchMedia(MEDIA.reducedMotion)
  let isStrip = false
  let areApart = false
  let shown: Element | null = null
  let isEnlarged = false
  let isClipped = false
  let isTranslucent = false

  function drawSlides({ transform, shift, pull, phase, viewport }: Gestures) {
    isStrip = shift === 0 ? isStrip && phase !== 'rest' : !reducedMotion.matches
    // Neighbours fade at the sides when a swipe ends, because in the middle they would be visible.
    const middle = slides.querySelector(SHOWN_SLIDE)
    areApart = isStrip || (areApart && middle === shown)
    shown = middle
    slides.toggleAttribute('data-strip', isStrip)
    for (const slide of slides.querySelectorAll<HTMLElement>(SELECT.slide)) {
      const at = Number(slide.dataset.at) * (isMirrored ? -1 : 1)
      const picture = slide.firstElementChild as HTMLElement
      const x = areApart ? shift + at * slideDistance(viewport) : 0
      slide.style.transform = toCss(x, at === 0 && !reducedMotion.matches ? pull : 0)
      picture.style.transform = at === 0 ? toCss(transform.x, transform.y, transform.scale) : ''
    }
  }

  function draw(state: Gestures, pressedCursor: string) {
    const { transform, pull, fade, phase } = state
    slides.style.cursor = DRAGS.has(phase) ? 'grabbing' : phase === 'press' ? pressedCursor : ''
    viewer.toggleAttribute(ATTRIBUTE.moving, phase === 'animate' || phase === 'exit')
    viewer.style.setProperty(PROPERTY.viewerFade, fade > 0 ? String(fade) : null)
    // The page shows through from the first pull until everything is at rest.
    const translucent = fade > 0 || (isTranslucent && phase !== 'rest')
    viewer.toggleAttribute(ATTRIBUTE.translucent, translucent)
    if (translucent !== isTranslucent) onTranslucent((isTranslucent = translucent))
    drawSlides(state)
    const enlarged = transform.scale > 1
    // A shrinking picture stays clipped until it has arrived.
    isClipped = enlarged || (isClipped && phase !== 'rest' && pull === 0)
    slides.toggleAttribute('data-clipped', isClipped)
    viewer.toggleAttribute('data-enlarged', enlarged)
    if (enlarged !== isEnlarged) onEnlargedChange((isEnlarged = enlarged))
  }

  function placementNow(): PicturePlacement | undefined {
    const slide = slides.querySelector(SHOWN_SLIDE)
    if (!slide?.firstElementChild || !viewer.hasAttribute(ATTRIBUTE.moving)) return undefined
    const { e: shift, f: pull } = matrixOf(slide)
    const { e: x, f: y, a: scale } = matrixOf(slide.firstElementChild)
    return { transform: { x, y, scale }, shift: isStrip ? shift : 0, pull }
  }

  return { draw, placementNow }
}
