const told = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

function tellSeen(entries: IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    told.get(target)?.()
  }
}

/**
 * Calls `tell` once, when some of the element is in the window.
 * @returns stops waiting for that
 */
export function whenSeen(element: Element, tell: () => void): () => void {
  told.set(element, tell)
  observer ??= new IntersectionObserver(tellSeen)
  observer.observe(element)
  return () => observer?.unobserve(element)
}
