import { animateProperty } from '../motion/animateProperty'
import { NAV } from '../motion/timing'

const AWAY = 'var(--away)'

/** Slides the bar or its button out of the window, or back. `--away` is the transform of a hidden one. */
export function slide(element: HTMLElement, isHidden: boolean): void {
  const path: [string, string] = isHidden ? ['none', AWAY] : [AWAY, 'none']
  void animateProperty(element, 'transform', path, NAV)
}
