let active: ViewTransition | undefined

/** The transition between two pages that is on its way. WebKit has no `document.activeViewTransition`. */
export const activeTransition = (): ViewTransition | undefined => active

/** To be called by who starts one, and again without any when it has finished. */
export function setActiveTransition(transition: ViewTransition | undefined): void {
  active = transition
}
