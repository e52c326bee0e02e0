let active: ViewTransition | undefined

/** The running page transition. WebKit has no `document.activeViewTransition`. */
export const activeTransition = (): ViewTransition | undefined => active

export function setActiveTransition(transition: ViewTransition | undefined): void {
  active = transition
}
