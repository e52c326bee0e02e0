import { ROOT_ID } from '../document'
import type { RegisteredRouter } from '@tanstack/react-router'
import { observeShell } from './observeShell'
import { pageRendered } from './pageRendered'
import { animatePageTransitions } from './pageTransitions'

/** Sets the site in motion. Without it the same states follow one another by a cut. */
export function startMotion(router: RegisteredRouter): void {
  animatePageTransitions(router)
  const root = document.getElementById(ROOT_ID)
  if (root) observeShell(root, () => pageRendered(router))
}
