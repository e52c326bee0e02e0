import { useRouter } from '@tanstack/react-router'
import type { KeyboardEvent, RefObject } from 'react'
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
  return (event) => {
    if (!isPlainKey(event.nativeEvent) || event.nativeEvent.isComposing) return
    const { key } = event
    const isInField = event.target === field.current
    if (isInField && key === 'Escape') {
      event.preventDefault()
      if (history.canGoBack()) history.back()
      else void navigate({ to: '/photography' })
      return
    }
    const tiles = [...(results.current?.querySelectorAll('a') ?? [])]
    const stop = isInField ? key === 'ArrowDown' && tiles[0] : stopAfter(key, tiles, field.current)
    if (!stop) return
    event.preventDefault()
    stop.focus()
  }
}

function stopAfter(key: string, tiles: readonly HTMLElement[], field: HTMLElement | null) {
  if (key === 'Escape') return field
  const tile = tiles.find((one) => one === document.activeElement)
  if (!tile || !ARROWS.has(key)) return undefined
  return neighbour(tiles, tile, key, isRightToLeft()) ?? (key === 'ArrowUp' ? field : undefined)
}
