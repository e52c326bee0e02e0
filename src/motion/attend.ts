import { fold, slide } from './moveBar'
import { closeMenu, openMenu, settleMenu } from './moveMenu'

const isMenu = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.matches('.menu')

/**
 * Watches what the shell says of its state, and moves its parts from one state to the next. The shell
 * knows nothing of it: without this, the same states follow one another by a cut.
 * @param root the element whose children are bar, button and menu
 * @param arrival resolves when the page is there that has just been asked for
 */
export function attend(root: HTMLElement, arrival: () => Promise<void>): void {
  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      if (!(target instanceof HTMLElement) || !target.matches('.bar, .burger')) continue
      if (attributeName === 'data-hidden') slide(target)
      else fold(target)
    }
  }).observe(root, { subtree: true, attributeFilter: ['data-hidden', 'aria-expanded'] })

  new MutationObserver((changes) => {
    const button = root.querySelector<HTMLElement>(':scope > .burger')
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) if (button && isMenu(node)) void openMenu(node, button)
      for (const node of removedNodes)
        if (isMenu(node)) void (button ? closeMenu(button, arrival()) : settleMenu())
    }
  }).observe(root, { childList: true })

  // The layers are drawn for one size of the window.
  window.addEventListener('resize', settleMenu)
}
