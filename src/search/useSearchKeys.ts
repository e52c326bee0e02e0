import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type RefObject, useCallback } from 'react'
import { isPlainKey } from '../page/input/isPlainKey'
import { isRightToLeft } from '../page/isRightToLeft'
import { neighbour } from './neighbour'

const ARROWS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'])

/**
 * Handles the keys of the search. Down moves from the field to the results, and arrows move between them. Up
 * from the first row and Escape return to the field. Escape in the field leaves the page.
 */
export function useSearchKeys(
  field: RefObject<HTMLInputElement | null>,
  results: RefObject<HTMLUListElement | null>,
): (event: KeyboardEvent) => void {
  const { history, navigate } = useRouter()
  return useCallback(
    (event: KeyboardEvent) => {
      if (!isPlainKey(event.nativeEvent) || event.nativeEvent.isComposing) return
      const { key } = event
      const isInField = event.target === field.current
      if (key === 'Escape') {
        event.preventDefault()
        if (!isInField) field.current?.focus()
        else if (history.canGoBack()) history.back()
        else void navigate({ to: '/photography' })
        return
      }
      const tiles = [...(results.current?.querySelectorAll('a') ?? [])]
      const tile = tiles.find((one) => one === document.activeElement)
      if (isInField && key !== 'ArrowDown') return
      if (!(tile || isInField) || !ARROWS.has(key)) return
      const next = tile ? neighbour(tiles, tile, key, isRightToLeft()) : tiles[0]
      if (!next && key !== 'ArrowUp') return
      event.preventDefault()
      ;(next ?? field.current)?.focus()
    },
    [field, results, history, navigate],
  )
}
