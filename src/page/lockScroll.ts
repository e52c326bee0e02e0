import { ROOT } from '../document'

/** Prevents scrolling. The scrollbar's space stays empty, so nothing moves. Returns an unlock function. */
export function lockScroll(by: 'menu' | 'viewer'): () => void {
  const root = document.documentElement
  const scrollbar = window.innerWidth - root.clientWidth
  // Set only if needed: an inherited property restyles every element.
  if (scrollbar > 0) root.style.setProperty('--scrollbar', `${scrollbar}px`)
  root.dataset[ROOT.locked] = by
  return () => {
    delete root.dataset[ROOT.locked]
    root.style.removeProperty('--scrollbar')
  }
}
