import { MENU_ID, SELECT } from '../document'
import { foldBurger, slideBar } from './moveBar'
import { closeMenu, endMenuMotion, openMenu } from './moveMenu'

/**
 * Watches the state that the shell's bar and button say in attributes, and moves its parts from one
 * state to the next. The shell knows nothing of it: without this, the states follow by a cut.
 * @param root the element that has bar, button and menu
 * @param arrival resolves when the page is there that has just been asked for
 */
export function observeShell(root: HTMLElement, arrival: () => Promise<void>): void {
  const findMenu = () => document.getElementById(MENU_ID)
  let isOpen = findMenu() !== null
  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      if (!(target instanceof HTMLElement)) continue
      if (!target.matches(`${SELECT.bar}, ${SELECT.burger}`)) continue
      if (attributeName === 'data-hidden') slideBar(target)
      else foldBurger(target)
    }
    const menu = findMenu()
    const button = root.querySelector<HTMLElement>(SELECT.burger)
    if (!button || isOpen === (menu !== null)) return
    isOpen = !isOpen
    void (menu ? openMenu(menu, button) : closeMenu(button, arrival()))
  }).observe(root, { subtree: true, attributeFilter: ['data-hidden', 'aria-expanded'] })

  // The layers are drawn for one size of the window.
  window.addEventListener('resize', endMenuMotion)
}
