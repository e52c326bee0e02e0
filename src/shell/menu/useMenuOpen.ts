import { shownPhoto } from '../../page/shownPhoto'
import { useStore } from '../../store'

/** Whether the menu is shown. A viewer that appears ends it. */
export function useMenuOpen(matches: Parameters<typeof shownPhoto>[0]): boolean {
  return useStore((s) => s.menuOpen) && shownPhoto(matches) === undefined
}
