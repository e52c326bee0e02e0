const STOPS = 'a[href], button, [tabindex="0"]'

/** Keeps Tab inside a dialog: it moves from the last stop to the first, and Shift+Tab back. */
export function trapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  // A toast over the dialog has its own button.
  if (document.activeElement?.closest('[data-sonner-toaster]')) return
  // Uses only visible stops. Safari before 17.4 has no `checkVisibility`.
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.getClientRects().length > 0,
  )
  const { activeElement } = document
  const at = stops.findIndex((stop) => stop === activeElement)
  const isOther = activeElement !== dialog && dialog.contains(activeElement)
  const isLast = at === (event.shiftKey ? 0 : stops.length - 1)
  // The browser finds the next stop itself, also from any other element of the dialog.
  if (at === -1 ? isOther : !isLast) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}
