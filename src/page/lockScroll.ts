import { ROOT } from '../document'

/**
 * Keeps the page from scrolling while something lies over it. A scrollbar that takes room leaves it
 * empty, so that losing it moves nothing.
 * @returns lets go of the page
 */
export function lockScroll(by: 'menu' | 'viewer'): () => void {
  const root = document.documentElement
  const scrollbar = window.innerWidth - root.clientWidth
  // Every element inherits it, and is styled anew.
  if (scrollbar > 0) root.style.setProperty('--scrollbar', `${scrollbar}px`)
  root.dataset[ROOT.locked] = by
  return () => {
    delete root.dataset[ROOT.locked]
    root.style.removeProperty('--scrollbar')
  }
}
