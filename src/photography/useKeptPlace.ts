import { type RefObject, useEffect, useRef } from 'react'
import { keepPlace } from './keepPlace'

/** For the list that a page consists of: its visitor's place is kept when it gets another width. */
export function useKeptPlace(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current ? keepPlace(list.current) : undefined), [])
  return list
}
