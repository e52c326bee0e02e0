const STOPS = 'a[href], button, [tabindex="0"]'

/** Keeps Tab inside a dialog: it moves from the last stop to the first, and Shift+Tab back. */
export function trapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  // A toast over the dialog has its own button.
  if (document.activeElement?.closest('[data-sonner-toaster]')) return
  // Uses only visible stops. Safari before 17.4 has no `checkVisibility`.
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.getClientRects().length > 0,
  )
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const isWithin = dialog.contains(document.activeElement)
  const goesOut = event.shiftKey ? at <= 0 : at === stops.length - 1
  if (isWithin && at !== -1 && !goesOut) return
  // From any other element the browser finds the next stop itself.
  if (isWithin && at === -1 && document.activeElement !== dialog) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}
