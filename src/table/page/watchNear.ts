/** How far beyond the table's window a photograph is near, as a part of its height. */
const MARGIN = '100% 0px'

const told = new WeakMap<Element, (isNear: boolean) => void>()
const observers = new WeakMap<Element, IntersectionObserver>()

const observe = (table: Element) =>
  new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting)
    },
    { root: table, rootMargin: MARGIN },
  )

/**
 * Tells whether an element of the table is near its window, now and whenever that changes.
 * @returns what ends that
 */
export function watchNear(element: Element, tell: (isNear: boolean) => void): () => void {
  const table = element.closest('main')!
  const observer = observers.get(table) ?? observe(table)
  observers.set(table, observer)
  told.set(element, tell)
  observer.observe(element)
  return () => observer.unobserve(element)
}
