import { useEffect } from 'react'
import { framePainted } from '../../page/framePainted'
import { useStore } from '../../store'

/** Updates the button in the next frame. The menu takes longer to draw, so it follows in its own task. */
export function useMenuToggle(menuOpen: boolean) {
  const wanted = useStore((s) => s.menuWanted)
  const wantMenu = useStore((s) => s.wantMenu)
  const showWantedMenu = useStore((s) => s.showWantedMenu)
  useEffect(() => {
    if (wanted !== undefined) void framePainted().then(showWantedMenu)
  }, [wanted, showWantedMenu])
  const isOpen = wanted ?? menuOpen // the state that the button shows
  return { isOpen, toggle: () => wantMenu(!isOpen) }
}
