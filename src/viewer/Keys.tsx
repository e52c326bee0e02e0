import { useEffect, useRef } from 'react'

const KEYS = [
  ['← →', 'Previous, next photograph'],
  ['Home End', 'First, last'],
  ['+ −', 'Larger, smaller'],
  ['0', 'Whole picture'],
  ['?', 'This list'],
  ['Esc', 'Close'],
] as const

/** The list of keys. It takes the focus, so that it is read. */
export function Keys() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.focus(), [])
  return (
    <div ref={list} className="keys" role="group" aria-label="Keys" tabIndex={-1}>
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
