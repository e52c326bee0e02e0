import { type RefObject, useEffect, useRef } from 'react'
import { keepScrollAnchor } from './keepScrollAnchor'

/** Keeps the scroll position in a list that changes its width. */
export function useScrollAnchor(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current ? keepScrollAnchor(list.current) : undefined), [])
  return list
}
