import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isPlainKey } from '../page/input/isPlainKey'
import { takeQueuedKeys } from '../page/input/keyQueue'
import { latinKey } from '../page/input/latinKey'
import { isRightToLeft } from '../page/isRightToLeft'
import type { GestureController } from './slides/createGestureController'
import { trapFocus } from './trapFocus'

/** The distance that an arrow key or a Page key pans, as a share of the viewport's side. */
const PAN = { arrow: 0.2, page: 0.9 } as const

type Actions = {
  viewer: RefObject<HTMLElement | null>
  controls: RefObject<GestureController | null>
  isEnlarged: boolean
  step: (by: 1 | -1) => void
  go: (to: number) => void
  last: number
  toggleKeys: () => void
  escape: () => void
}

/** The viewer's keyboard shortcuts. Arrow and Page keys pan an enlarged picture. */
export function useViewerKeys(actions: Actions) {
  const { viewer, controls, isEnlarged, step, go, last, toggleKeys, escape } = actions
  const zoom: GestureController['zoom'] = (by) => controls.current?.zoom(by)
  const pan: GestureController['pan'] = (x, y) => controls.current?.pan(x, y)
  useKeyboardShortcuts(
    {
      ArrowLeft: () => (isEnlarged ? pan(-PAN.arrow, 0) : step(isRightToLeft() ? 1 : -1)),
      ArrowRight: () => (isEnlarged ? pan(PAN.arrow, 0) : step(isRightToLeft() ? -1 : 1)),
      ...(isEnlarged && {
        ArrowUp: () => pan(0, -PAN.arrow),
        ArrowDown: () => pan(0, PAN.arrow),
        PageUp: () => pan(0, -PAN.page),
        PageDown: () => pan(0, PAN.page),
      }),
      Home: () => go(0),
      End: () => go(last),
      Escape: escape,
      '+': () => zoom(1),
      '=': () => zoom(1),
      '-': () => zoom(-1),
      '0': () => zoom('reset'),
      z: () => zoom('toggle'),
      '?': toggleKeys,
    },
    (event) => {
      if (event.key === 'Tab' && viewer.current) trapFocus(viewer.current, event)
    },
  )
}

/** Handles keys by name, independent of focus, including queued keys. Calls `every` for all others. */
function useKeyboardShortcuts(
  answers: Record<string, () => void>,
  every: (event: KeyboardEvent) => void,
) {
  const kept = useRef<string[]>([])
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, defaultPrevented } = event
    if (defaultPrevented || ctrlKey || metaKey || altKey) return
    const answer = isPlainKey(event) ? answers[latinKey(event)] : undefined
    if (!answer) return every(event)
    event.preventDefault()
    answer()
  })
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    kept.current.push(...takeQueuedKeys())
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  // Runs after all layout effects, because the shortcuts depend on them.
  const answerKept = useEffectEvent(() => {
    for (const key of kept.current.splice(0)) answers[key]?.()
  })
  useEffect(() => answerKept(), [])
}
