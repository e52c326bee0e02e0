let active: ViewTransition | undefined

/** The running transition between two pages. WebKit has no `document.activeViewTransition`. */
export const activeTransition = (): ViewTransition | undefined => active

/** To be called when one starts, and with `undefined` when it has finished. */
export function setActiveTransition(transition: ViewTransition | undefined): void {
  active = transition
}
