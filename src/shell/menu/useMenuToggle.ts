import { useEffect, useState } from 'react'
import { framePainted } from '../../page/framePainted'
import { useStore } from '../../store'

/** Updates the button in the next frame. The menu takes longer to draw, so it follows in its own task. */
export function useMenuToggle(menuOpen: boolean) {
  const toggleMenu = useStore((s) => s.toggleMenu)
  const [wanted, setWanted] = useState<boolean>()
  useEffect(() => {
    if (wanted === undefined) return
    let isCurrent = true
    void framePainted().then(() => {
      if (!isCurrent) return
      if (wanted !== menuOpen) toggleMenu()
      setWanted(undefined)
    })
    return () => void (isCurrent = false)
  }, [wanted, menuOpen, toggleMenu])
  const isOpen = wanted ?? menuOpen // the state that the button shows
  return { isOpen, toggle: () => setWanted(!isOpen) }
}
