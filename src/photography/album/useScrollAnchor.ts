import { type RefObject, useEffect, useRef } from 'react'
import { keepScrollAnchor } from './keepScrollAnchor'

export function useScrollAnchor(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current ? keepScrollAnchor(list.current) : undefined), [])
  return list
}
