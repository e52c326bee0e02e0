import { useEffect, useRef } from 'react'

const KEYS = [
  [['←', '→'], 'Previous, next photograph'],
  [['Home', 'End'], 'First, last'],
  [['Click', 'Double click'], 'Zoom in there, and out again'],
  [['z'], 'Zoom in, and out again'],
  [['+', '−'], 'Larger, smaller'],
  [['0'], 'Whole picture'],
  [['←', '→', '↑', '↓'], 'Move the enlarged picture'],
  [['PgUp', 'PgDn'], 'Further up, down'],
  [['?'], 'This list'],
  [['Esc'], 'Close'],
] as const

/** The list of keys. It takes the focus, so that it is read. */
export function Keys() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.focus(), [])
  return (
    <div ref={list} className="keys" role="group" aria-label="Keys" tabIndex={-1}>
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
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
