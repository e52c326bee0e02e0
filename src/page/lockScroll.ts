import { ROOT } from '../document'

/** Stops scrolling. The scrollbar's place stays empty, so nothing moves. Returns a function that unlocks. */
export function lockScroll(by: 'menu' | 'viewer'): () => void {
  const root = document.documentElement
  const scrollbar = window.innerWidth - root.clientWidth
  // Only if needed: an inherited property restyles every element.
  if (scrollbar > 0) root.style.setProperty('--scrollbar', `${scrollbar}px`)
  root.dataset[ROOT.locked] = by
  return () => {
    delete root.dataset[ROOT.locked]
    root.style.removeProperty('--scrollbar')
  }
}
