/**
 * Sends an event once more, to the element under it, if it was for something else.
 * @returns whether it was
 */
function redirect(event: MouseEvent): boolean {
  const wanted = document.elementFromPoint(event.clientX, event.clientY)
  if (!wanted || event.target === wanted) return false
  event.stopImmediatePropagation()
  const EventClass = event.constructor as typeof MouseEvent
  if (!wanted.dispatchEvent(new EventClass(event.type, event))) event.preventDefault()
  return true
}

/**
 * What moves between two pages is shown as a picture and cannot be hit: a press on it reaches what
 * lies under it. So a press ends the transition, and goes to what is there then. A key ends it too,
 * so that its effect is seen at once.
 * @param activeTransition the transition that is running, if there is one
 */
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
  // The browser sends the click to what the press hit at first.
  window.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return
      // The click's own default, following a link, must not happen as well. A key's click has no press.
      if (wasRedirected && event.detail && redirect(event)) event.preventDefault()
      wasRedirected = false
    },
    options,
  )
}
