const root = document.documentElement

/** Sends an event once more, to what lies under it. */
function passOn(event: MouseEvent) {
  const Kind = event.constructor as typeof MouseEvent
  const copy = new Kind(event.type, event)
  if (!document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(copy))
    event.preventDefault()
}

/**
 * While a transition shows pictures of two pages, the page itself cannot be hit: whatever is pressed
 * seems to be the root. So a press ends the transition, and goes to what lies under it.
 * @param passing the transition on its way, if there is one
 */
export function passPresses(passing: () => ViewTransition | undefined): void {
  let isLost = false
  const listen = { capture: true } as const
  window.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isTrusted) return
      const transition = passing()
      isLost = transition !== undefined && event.target === root
      if (!isLost) return
      transition?.skipTransition()
      passOn(event)
    },
    listen,
  )
  // Where the finger or button is lifted, it is judged by where it came down.
  window.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return
      if (isLost && event.target === root) passOn(event)
      isLost = false
    },
    listen,
  )
}
