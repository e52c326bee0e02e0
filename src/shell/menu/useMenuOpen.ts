import { shownPhoto } from '../../page/shownPhoto'
import { useStore } from '../../store'

/** Whether the menu is shown. It closes when a viewer appears. */
export function useMenuOpen(matches: Parameters<typeof shownPhoto>[0]): boolean {
  return useStore((s) => s.menuOpen) && shownPhoto(matches) === undefined
}
