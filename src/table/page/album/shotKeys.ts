import type { KeyboardEvent } from 'react'
import { isRightToLeft } from '../../../page/isRightToLeft'
import { hideOrShow, makeCover, remove, turn, writeCaption } from '../actions'
import * as moves from './moving'
import { focusShot, indexInRow } from './shots'
import { idsNow, type Lift, useTable } from '../tableStore'

function arrowOf(key: string): { along?: 1 | -1; across?: 1 | -1 } {
  if (key === 'ArrowUp' || key === 'ArrowDown') return { across: key === 'ArrowUp' ? -1 : 1 }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return {}
  return { along: (key === 'ArrowRight') === isRightToLeft() ? -1 : 1 }
}

/** Handles a key while photographs are lifted. @returns whether to prevent the default */
function moveLifted(key: string, { ids: moved, to }: Lift): boolean {
  const ids = idsNow()
  const { along, across } = arrowOf(key)
  const go = (gap: number) => moves.aim({ gap, isAfter: false })
  if (along) go(moves.nextGap(ids, moved, to.gap, along))
  else if (across) {
    const from = Math.min(to.gap, ids.length - 1)
    const next = indexInRow(from, across)
    go(next === from && across > 0 ? ids.length : next)
  } else if (key === 'Home') go(0)
  else if (key === 'End') go(ids.length)
  else if (key === 'Enter' || key === ' ') moves.putDown()
  else return key !== 'Tab'
  return true
}

/** Handles a key on a photograph. @returns whether to prevent the default */
function actOn({ key, shiftKey }: KeyboardEvent, id: string, index: number): boolean {
  const ids = idsNow()
  const { along, across } = arrowOf(key)
  if (along || across) {
    const to = ids[across ? indexInRow(index, across) : index + (along ?? 0)] ?? id
    if (shiftKey && !useTable.getState().selected.size) moves.select(id, 'one')
    focusShot(to)
    if (shiftKey) moves.select(to, 'to')
  } else if (key === 'Home') focusShot(ids[0])
  else if (key === 'End') focusShot(ids.at(-1))
  else if (key === ' ') moves.select(id, shiftKey ? 'to' : 'one')
  else if (key === 'Enter') writeCaption(id)
  else if (key === 'Escape') moves.selectNone()
  else if (key === 'Delete') remove(moves.chosenWith(id))
  else if (key.toLowerCase() === 'm') moves.lift(moves.chosenWith(id), 'keys')
  else if (key.toLowerCase() === 'h') hideOrShow(moves.chosenWith(id))
  else if (key.toLowerCase() === 'r') turn(moves.chosenWith(id))
  else if (key.toLowerCase() === 'c') makeCover(id)
  else return false
  return true
}

/** Ignores keys with Ctrl, Alt or Meta: they belong to the browser or to the table. */
export function handleShotKey(event: KeyboardEvent, id: string, index: number): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { lift } = useTable.getState()
  const isTaken = lift?.by === 'keys' ? moveLifted(event.key, lift) : actOn(event, id, index)
  if (isTaken) event.preventDefault()
}
