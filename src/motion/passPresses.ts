/**
 * Sends an event to what lies under it once more, if it was for something else.
 * @returns whether it was
 */
function redirect(event: MouseEvent): boolean {
  const wanted = document.elementFromPoint(event.clientX, event.clientY)
  if (!wanted || event.target === wanted) return false
  event.stopImmediatePropagation()
  const Kind = event.constructor as typeof MouseEvent
  if (!wanted.dispatchEvent(new Kind(event.type, event))) event.preventDefault()
  return true
}

/**
 * What travels between two pages is shown as a picture, and cannot be hit: a press on it seems to be
 * for what lies under it. So a press ends the transition, and goes to what is there then.
 * A key ends it too: what that does is seen at once.
 * @param passing the transition on its way, if there is one
 */
export function passPresses(passing: () => ViewTransition | undefined): void {
  let isLost = false
  const listen = { capture: true } as const
  window.addEventListener(
    'keydown',
    ({ key, repeat }) => {
      if (!repeat && !/^(Shift|Control|Alt|Meta)/.test(key)) passing()?.skipTransition()
    },
    listen,
  )
  window.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isTrusted) return
      const transition = passing()
      transition?.skipTransition()
      isLost = transition !== undefined && redirect(event)
    },
    listen,
  )
  // Where the finger or button is lifted, it is judged by where it came down.
  window.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return
      // What it was taken for must not follow it as well. A key's comes from no press.
      if (isLost && event.detail && redirect(event)) event.preventDefault()
      isLost = false
    },
    listen,
  )
}
