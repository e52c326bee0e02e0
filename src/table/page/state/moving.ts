import { shallow } from 'zustand/shallow'
import type { TablePhoto } from '../../contract'
import { saveDraft } from './actions'
import { act } from './editing'
import { focusShot, frameOf } from './shots'
import { idsNow, type Lift, type SeenGap, speak, useTable } from './tableStore'
import { photographs, words } from './words'

// Gap `i` is before the photograph with index `i`; the last gap is after all of them.

type Ids = readonly string[]
type Lifted = ReadonlySet<string>

/** Moves the lifted ids, in their order, into a gap. */
export function intoGap(ids: Ids, lifted: Lifted, gap: number): string[] {
  const moved = ids.filter((id) => lifted.has(id))
  const left = ids.filter((id) => !lifted.has(id))
  return left.toSpliced(placeIn(ids, lifted, gap) - 1, 0, ...moved)
}

/** The place, from 1, of the first lifted photograph after it is put into a gap. */
export const placeIn = (ids: Ids, lifted: Lifted, gap: number): number =>
  ids.slice(0, gap).filter((id) => !lifted.has(id)).length + 1

/** The next gap that changes the order, or `gap` if there is none. */
export function nextGap(ids: Ids, lifted: Lifted, gap: number, by: 1 | -1): number {
  const place = placeIn(ids, lifted, gap)
  for (let next = gap + by; next >= 0 && next <= ids.length; next += by)
    if (placeIn(ids, lifted, next) !== place) return next
  return gap
}

export const chosen = () => idsNow().filter((id) => useTable.getState().selected.has(id))

/** The selection if it includes the photograph, otherwise only the photograph. */
export const chosenWith = (id: string) => (chosen().includes(id) ? chosen() : [id])
const choose = (selected: ReadonlySet<string>, more = {}) =>
  speak(`${photographs(selected.size)} selected`, { selected, ...more })

/** @param how `one`: toggle this one; `to`: add the range from `anchor` to this one */
export function select(id: string, how: 'one' | 'to'): void {
  const { selected, anchor } = useTable.getState()
  const next = new Set(selected)
  const ids = idsNow()
  const [from, to] = [ids.indexOf(anchor ?? id), ids.indexOf(id)]
  if (how === 'to' && from >= 0)
    for (const one of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one)
  else if (!next.delete(id)) next.add(id)
  choose(next, { anchor: id, current: id })
}

export const selectAll = () => choose(new Set(idsNow()))
export const selectNone = () => choose(new Set(), { anchor: undefined })
export const arrange = (ids: string[]) => shallow(ids, idsNow()) || act({ type: 'order', ids })

function put(moved: ReadonlySet<string>, gap: number): void {
  const ids = idsNow()
  speak(words.putDown(moved.size, placeIn(ids, moved, gap), ids.length), { lift: undefined })
  arrange(intoGap(ids, moved, gap))
}

export const moveSelected = (to: 'start' | 'end'): void =>
  put(useTable.getState().selected, to === 'start' ? 0 : idsNow().length)

/** Photographs without the sorted value go last in their previous order. Numbers in names compare by value. */
export function sortBy(by: 'date' | 'name'): void {
  const keyOf = ({ photo, file }: TablePhoto) => (by === 'date' ? photo.capture?.taken : file)
  const { compare } = new Intl.Collator('en', { numeric: true })
  const sorted = useTable.getState().album?.photos.toSorted((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)]
    return left && right ? compare(left, right) : Number(!left) - Number(!right)
  })
  arrange(sorted?.map(({ id }) => id) ?? [])
  speak(`Sorted by ${by}`)
}

export function lift(ids: string[], by: Lift['by']): void {
  saveDraft()
  const all = idsNow()
  const lifted = new Set(ids)
  const gap = all.findIndex((id) => lifted.has(id))
  useTable.setState({
    lift: { ids: lifted, to: { gap, isAfter: false }, by },
    spoken: by === 'keys' ? words.lifted(ids.length, placeIn(all, lifted, gap), all.length) : '',
  })
  if (by === 'keys') frameOf(useTable.getState().current)?.focus({ preventScroll: true })
}

export function aim(to: SeenGap): void {
  const { lift } = useTable.getState()
  if (!lift || (lift.to.gap === to.gap && lift.to.isAfter === to.isAfter)) return
  const ids = idsNow()
  const atPlace = () => words.atPlace(placeIn(ids, lift.ids, to.gap), ids.length)
  useTable.setState({ lift: { ...lift, to }, ...(lift.by === 'keys' ? { spoken: atPlace() } : {}) })
}

/** Puts the lifted photographs into a gap, by default into that of the pin. */
export function putDown(gap = useTable.getState().lift?.to.gap): void {
  const { lift, current = '' } = useTable.getState()
  if (!lift || gap === undefined || gap < 0) return cancelLift()
  put(lift.ids, gap)
  focusShot(lift.ids.has(current) ? current : [...lift.ids][0])
}

export function cancelLift(): void {
  const { lift, current } = useTable.getState()
  if (!lift) return
  speak('Put back where it was', { lift: undefined })
  if (lift.by === 'keys') focusShot(current)
}

window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancelLift())
