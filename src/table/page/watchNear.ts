const told = new Map<Element, (isNear: boolean) => void>()
let near = new Set<Element>()
let frame = 0

/** The index of the first place of which something is so, as it is of all that follow. */
function firstOf(places: readonly HTMLElement[], is: (place: HTMLElement) => boolean): number {
  let [from, to] = [0, places.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (is(places[middle]!)) to = middle
    else from = middle + 1
  }
  return from
}

/** Tells the places that have come near the window, or left it. They stand in rows, one after another. */
function look(): void {
  frame = 0
  const [some] = told.keys()
  const list = some?.parentElement
  const places = [...(list?.children ?? [])] as HTMLElement[]
  const above = list?.getBoundingClientRect().top ?? 0
  const { innerHeight } = window
  const from = firstOf(
    places,
    ({ offsetTop, offsetHeight }) => above + offsetTop + offsetHeight > -innerHeight,
  )
  const to = firstOf(places, ({ offsetTop }) => above + offsetTop > 2 * innerHeight)
  const now = new Set<Element>(places.slice(from, to))
  for (const place of near) if (!now.has(place)) told.get(place)?.(false)
  for (const place of now) if (!near.has(place)) told.get(place)?.(true)
  near = now
}

const lookSoon = () => (frame ||= requestAnimationFrame(look))
let seen = 0
/** What is drawn beyond the window lasts for a while. */
function lookFurther({ target }: Event): void {
  const { scrollTop = 0 } = target as Partial<Element>
  if (Math.abs(scrollTop - seen) < window.innerHeight / 4) return
  seen = scrollTop
  lookSoon()
}
window.addEventListener('scroll', lookFurther, { capture: true, passive: true })
window.addEventListener('resize', lookSoon)

/**
 * Tells whether the place of a photograph is within a window's height of the window, now and whenever that
 * changes. An IntersectionObserver goes through all of a thousand in each frame.
 * @returns what ends that
 */
export function watchNear(place: Element, tell: (isNear: boolean) => void): () => void {
  told.set(place, tell)
  lookSoon()
  return () => {
    told.delete(place)
    near.delete(place)
  }
}
