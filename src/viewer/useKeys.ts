import { useLayoutEffect, useRef } from 'react'

/**
 * Answers keys by their names, wherever the focus is. With Ctrl, Alt or Meta they are the browser's.
 * @param every is asked about each other key
 */
export function useKeys(
  answers: Record<string, () => void>,
  every: (event: KeyboardEvent) => void,
) {
  const now = useRef({ answers, every })
  useLayoutEffect(() => {
    now.current = { answers, every }
  })
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey) return
      const answer = now.current.answers[key]
      if (!answer) return now.current.every(event)
      event.preventDefault()
      answer()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
