import { useEffect, useLayoutEffect, useRef } from 'react'
import { isPlainKey } from '../page/input/isPlainKey'
import { takeQueuedKeys } from '../page/input/keyQueue'

/** Answers keys by name, wherever the focus is, also queued ones. Calls `every` for all others. */
export function useKeyboardShortcuts(
  answers: Record<string, () => void>,
  every: (event: KeyboardEvent) => void,
) {
  const now = useRef({ answers, every })
  useLayoutEffect(() => {
    now.current = { answers, every }
  })
  const kept = useRef<string[]>([])
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey) return
      const answer = isPlainKey(event) ? now.current.answers[key] : undefined
      if (!answer) return now.current.every(event)
      event.preventDefault()
      answer()
    }
    kept.current.push(...takeQueuedKeys())
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  // Runs after all layout effects: the answers need what those set up.
  useEffect(() => {
    for (const key of kept.current.splice(0)) now.current.answers[key]?.()
  }, [])
}
