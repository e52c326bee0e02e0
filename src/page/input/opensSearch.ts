import { isPlainKey } from './isPlainKey'
import { latinKey } from './latinKey'

/** Whether a key opens the search: `/` outside text fields, ⌘K or Ctrl K anywhere. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return false
  const { key, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (latinKey(event).toLowerCase() === 'k') return metaKey !== ctrlKey && !shiftKey && !altKey
  const isTyping =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return key === '/' && isPlainKey(event) && !isTyping
}
