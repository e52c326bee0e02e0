const STOPS = 'a[href], button, [tabindex="0"]'

/** Keeps Tab inside a dialog: from its last stop to its first, and back. */
export function trapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  // A toast over the dialog has a button of its own.
  if (document.activeElement?.closest('[data-sonner-toaster]')) return
  // Only visible stops. Safari has no checkVisibility before 17.4.
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.getClientRects().length > 0,
  )
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const isWithin = dialog.contains(document.activeElement)
  const goesOut = event.shiftKey ? at <= 0 : at === stops.length - 1
  if (isWithin && at !== -1 && !goesOut) return
  // From an element that is no stop the browser finds the next one itself.
  if (isWithin && at === -1 && document.activeElement !== dialog) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}
