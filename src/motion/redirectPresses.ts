/** Sends an event again to the element under it. Returns whether it had another target. */
function redirect(event: MouseEvent): boolean {
  const wanted = document.elementFromPoint(event.clientX, event.clientY)
  if (!wanted || event.target === wanted) return false
  event.stopImmediatePropagation()
  const EventClass = event.constructor as typeof MouseEvent
  if (!wanted.dispatchEvent(new EventClass(event.type, event))) event.preventDefault()
  return true
}

/** A press or key ends the transition. The press goes to what is there then, not to a snapshot. */
export function redirectPresses(activeTransition: () => ViewTransition | undefined): void {
  let wasRedirected = false
  const options = { capture: true } as const
  window.addEventListener(
    'keydown',
    ({ key, repeat }) => {
      if (!repeat && !/^(Shift|Control|Alt|Meta)/.test(key)) activeTransition()?.skipTransition()
    },
    options,
  )
  window.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isTrusted) return
      const transition = activeTransition()
      transition?.skipTransition()
      wasRedirected = transition !== undefined && redirect(event)
    },
    options,
  )
  // The browser sends the click to the press's first target.
  window.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return
      // Prevent the click's own default too, following a link. A key's click has no press.
      if (wasRedirected && event.detail && redirect(event)) event.preventDefault()
      wasRedirected = false
    },
    options,
  )
}
