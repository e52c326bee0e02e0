/** Repeats an event on the element under it. Returns whether the event had a different target. */
function redirect(event: MouseEvent): boolean {
  const wanted = document.elementFromPoint(event.clientX, event.clientY)
  if (!wanted || event.target === wanted) return false
  event.stopImmediatePropagation()
  const EventClass = event.constructor as typeof MouseEvent
  const copy = new EventClass(event.type, event)
  // Gestures measure speed from the press. On a slow device, a copy is newer than the moves after it.
  Object.defineProperty(copy, 'timeStamp', { value: event.timeStamp })
  if (!wanted.dispatchEvent(copy)) event.preventDefault()
  return true
}

/** A press or key ends the transition. The press then goes to the element there, not to a snapshot. */
export function redirectPresses(activeTransition: () => ViewTransition | undefined): void {
  let wasRedirected = false
  const skip = ({ key, repeat }: KeyboardEvent) => {
    if (!repeat && !/^(Shift|Control|Alt|Meta)/.test(key)) activeTransition()?.skipTransition()
  }
  const press = (event: PointerEvent) => {
    if (!event.isTrusted) return
    const transition = activeTransition()
    transition?.skipTransition()
    wasRedirected = transition !== undefined && redirect(event)
  }
  // The browser sends the click to the first target of the press.
  const click = (event: MouseEvent) => {
    if (!event.isTrusted) return
    // Also prevents the original click from following a link. A click by key has no press.
    if (wasRedirected && event.detail && redirect(event)) event.preventDefault()
    wasRedirected = false
  }
  window.addEventListener('keydown', skip, true)
  window.addEventListener('pointerdown', press, true)
  window.addEventListener('click', click, true)
}
