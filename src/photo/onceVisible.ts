const callbacks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

function report(entries: IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    callbacks.get(target)?.()
  }
}

/** Calls `callback` once, when part of the element is in the window. Returns a function that cancels. */
export function onceVisible(element: Element, callback: () => void): () => void {
  callbacks.set(element, callback)
  observer ??= new IntersectionObserver(report)
  observer.observe(element)
  return () => observer?.unobserve(element)
}
