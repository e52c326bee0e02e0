import { animateProperty } from '../../motion/animateProperty'
import { NAV } from '../../motion/timing'

const AWAY = 'var(--away)'

/** Slides an element out or in. `--away` is its transform while it is hidden. */
export function slide(element: HTMLElement, isHidden: boolean): void {
  const path: [string, string] = isHidden ? ['none', AWAY] : [AWAY, 'none']
  void animateProperty(element, 'transform', path, NAV)
}
