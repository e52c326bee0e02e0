/**
 * Keeps the page from scrolling while something lies over it. A scrollbar that takes room leaves it
 * empty, so that losing it moves nothing.
 * @returns lets go of the page
 */
export function lockPage(by: 'menu' | 'viewer'): () => void {
  const root = document.documentElement
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
  root.dataset.locked = by
  return () => {
    delete root.dataset.locked
    root.style.removeProperty('--scrollbar')
  }
}
