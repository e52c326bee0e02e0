import { useEffect, useRef } from 'react'
import { words } from 'virtual:words/keys'
import { words as viewer } from 'virtual:words/viewer'
import { isRightToLeft } from '../../page/isRightToLeft'

const ARROWS = ['←', '→'] as const

const KEYS = [
  [ARROWS, words.previousNext],
  [[words.home, words.end], words.firstLast],
  [[words.click, words.doubleClick], words.zoomThere],
  [['z'], words.zoom],
  [['+', '−'], words.largerSmaller],
  [['0'], words.whole],
  [['←', '→', '↑', '↓'], words.move],
  [[words.pageUp, words.pageDown], words.moveFurther],
  [['?'], words.thisList],
  [[words.escape], words.close],
] as const

/** The list of keyboard shortcuts. It takes focus, so that screen readers read it. */
export function KeyList() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.focus(), [])
  return (
    <div
      ref={list}
      className="absolute inset-e-margin panel-below-bar z-2 border border-line-strong bg-paper px-5 py-4 outline-none sideways:inset-e-beside-aside sideways:top-2"
      role="group"
      aria-label={viewer.keys}
      tabIndex={-1}
    >
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={what} className="grid grid-cols-[11em_auto] py-1">
            <dt>
              {(keys === ARROWS && isRightToLeft() ? ARROWS.toReversed() : keys).map((key) => (
                <kbd key={key} className="me-1 key-cap font-culture text-note font-medium">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
