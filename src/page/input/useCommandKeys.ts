import { useEffect } from 'react'
import { latinKey } from './latinKey'

/** Keys with Ctrl or Cmd, but not behind a dialog. Capitals need Shift too. Fields that keep a key to themselves stop its event. */
export function useCommandKeys(keys: Record<string, () => void>): void {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const pressed = latinKey(event)
      const key = event.shiftKey ? pressed.toUpperCase() : pressed.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || !keys[key]) return
      event.preventDefault()
      if (document.querySelector('dialog:modal')) return
      keys[key]()
    }
    window.addEventListener('keydown', take)
    return () => window.removeEventListener('keydown', take)
  }, [keys])
}
