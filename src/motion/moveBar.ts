import { glide } from './glide'
import { CROSS, isCalm, NAV } from './timing'

/** The lines of the cairn: stacked, half-way, and as a cross. The ends are shell.css's. */
const LINES = [
  ['translateY(calc(-1 * var(--apart))) scaleX(0.42)', 'scaleX(0.9)', 'rotate(45deg)'],
  ['scaleX(0.71)', 'scaleX(0)', 'scaleX(0)'],
  ['translateY(var(--apart))', 'scaleX(0.9)', 'rotate(-45deg)'],
] as const

/** The bar or its button goes out of the window, or comes back. Its attribute says so already. */
export function slide(part: HTMLElement): void {
  if (isCalm()) return
  const away = 'var(--away)'
  const path: [string, string] = part.dataset.hidden === 'true' ? ['none', away] : [away, 'none']
  void glide(part, 'transform', path, NAV)
}

/** The cairn folds into a cross, or unfolds again. Its attribute says so already. */
export function fold(button: HTMLElement): void {
  if (isCalm()) return
  const isOpen = button.getAttribute('aria-expanded') === 'true'
  for (const [i, line] of [...button.querySelectorAll('i')].entries()) {
    const [cairn, half, cross] = LINES[i]!
    const path: [string, ...string[]] = isOpen ? [cairn, half, cross] : [cross, half, cairn]
    void glide(line, 'transform', path, CROSS)
  }
}
