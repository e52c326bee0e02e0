import type { KeyboardEvent } from 'react'
import { latinKey } from '../../../page/input/latinKey'
import { isRightToLeft } from '../../../page/isRightToLeft'
import { hideOrShow, makeCover, remove, turn, writeCaption } from '../state/actions'
import { aim, chosenWith, lift, nextGap, putDown, select, selectNone } from '../state/moving'
import { focusShot, indexInRow } from '../state/shots'
import { idsNow, type Lift, useTable } from '../state/tableStore'

function arrowOf(key: string): { along?: 1 | -1; across?: 1 | -1 } {
  if (key === 'ArrowUp' || key === 'ArrowDown') return { across: key === 'ArrowUp' ? -1 : 1 }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return {}
  return { along: (key === 'ArrowRight') === isRightToLeft() ? -1 : 1 }
}

/** Handles a key while photographs are lifted. @returns whether to prevent the default */
function moveLifted(key: string, { ids: moved, to }: Lift): boolean {
  const ids = idsNow()
  const { along, across } = arrowOf(key)
  const go = (gap: number) => aim({ gap, isAfter: false })
  if (along) go(nextGap(ids, moved, to.gap, along))
  else if (across) {
    const from = Math.min(to.gap, ids.length - 1)
    const next = indexInRow(from, across)
    go(next === from && across > 0 ? ids.length : next)
  } else if (key === 'Home') go(0)
  else if (key === 'End') go(ids.length)
  else if (key === 'Enter' || key === ' ') putDown()
  else return key !== 'Tab'
  return true
}

/** Handles a key on a photograph. @returns whether to prevent the default */
function actOn(key: string, shiftKey: boolean, id: string, index: number): boolean {
  const letter = key.toLowerCase()
  const ids = idsNow()
  const { along, across } = arrowOf(key)
  if (along || across) {
    const to = ids[across ? indexInRow(index, across) : index + (along ?? 0)] ?? id
    if (shiftKey && !useTable.getState().selected.size) select(id, 'one')
    focusShot(to)
    if (shiftKey) select(to, 'to')
  } else if (key === 'Home') focusShot(ids[0])
  else if (key === 'End') focusShot(ids.at(-1))
  else if (key === ' ') select(id, shiftKey ? 'to' : 'one')
  else if (key === 'Enter') writeCaption(id)
  else if (key === 'Escape') selectNone()
  else if (key === 'Delete' || key === 'Backspace') remove(chosenWith(id))
  else if (letter === 'm') lift(chosenWith(id), 'keys')
  else if (letter === 'h') hideOrShow(chosenWith(id))
  else if (letter === 'r') turn(chosenWith(id))
  else if (letter === 'c') makeCover(id)
  else return false
  return true
}

/** Ignores keys with Ctrl, Alt or Meta: they belong to the browser or to the table. */
export function handleShotKey(event: KeyboardEvent, id: string, index: number): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { lift: held } = useTable.getState()
  const key = latinKey(event.nativeEvent)
  const isUsed = held?.by === 'keys' ? moveLifted(key, held) : actOn(key, event.shiftKey, id, index)
  if (isUsed) event.preventDefault()
}
