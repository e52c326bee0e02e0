import { type RefObject, useEffect, useRef } from 'react'
import { keepScrollAnchor } from './keepScrollAnchor'

/** For the list that a page consists of: its visitor's place is kept when it gets another width. */
export function useScrollAnchor(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current ? keepScrollAnchor(list.current) : undefined), [])
  return list
}
