import { saveDraft } from '../actions'
import type { TablePhoto } from '../../contract'
import { act } from '../editing'
import { placeIn, intoGap } from './order'
import { frameOf } from './shots'
import { idsNow, type Lift, type SeenGap, useTable } from '../tableStore'
import { words } from '../words/words'

export function arrange(order: string[]): void {
  const ids = idsNow()
  if (order.some((id, i) => id !== ids[i])) act({ type: 'order', ids: order })
}

function put(moved: ReadonlySet<string>, gap: number): void {
  const ids = idsNow()
  const spoken = words.putDown(placeIn(ids, moved, gap), ids.length)
  useTable.setState({ lift: undefined, spoken })
  arrange(intoGap(ids, moved, gap))
}

export const moveSelected = (to: 'start' | 'end'): void =>
  put(useTable.getState().selected, to === 'start' ? 0 : idsNow().length)

const KEYS = {
  date: ({ photo }: TablePhoto) => photo.capture?.taken,
  name: ({ file }: TablePhoto) => file,
}

/** Photographs without the sorted value go last in their previous order. Numbers in names compare by value. */
export function sortBy(by: keyof typeof KEYS): void {
  const { compare } = new Intl.Collator('en', { numeric: true })
  const sorted = useTable.getState().album?.photos.toSorted((a, b) => {
    const [left, right] = [KEYS[by](a), KEYS[by](b)]
    return left && right ? compare(left, right) : Number(!left) - Number(!right)
  })
  arrange(sorted?.map(({ id }) => id) ?? [])
  useTable.setState({ spoken: `Sorted by ${by}` })
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
  const spoken = words.atPlace(placeIn(ids, lift.ids, to.gap), ids.length)
  useTable.setState({ lift: { ...lift, to }, ...(lift.by === 'keys' ? { spoken } : {}) })
}

/** Puts the lifted photographs into a gap, by default into that of the pin. */
export function putDown(gap = useTable.getState().lift?.to.gap): void {
  const { lift } = useTable.getState()
  if (lift && gap !== undefined) put(lift.ids, gap)
}

export const cancelLift = (): void => {
  if (useTable.getState().lift)
    useTable.setState({ lift: undefined, spoken: 'Put back where it was' })
}
