import { idsNow, useTable } from '../tableStore'

/** The ids of what is selected, in the order of the album. */
export const chosen = () => idsNow().filter((id) => useTable.getState().selected.has(id))

/** What is moved that begins at one photograph: all that are selected, if it is one of them. */
export const chosenWith = (id: string) => (chosen().includes(id) ? chosen() : [id])

/** @param how `one` more or less; `to` there from the last one selected */
export function select(id: string, how: 'one' | 'to'): void {
  const { selected, anchor } = useTable.getState()
  const next = new Set(selected)
  const ids = idsNow()
  const [from, to] = [ids.indexOf(anchor ?? id), ids.indexOf(id)]
  if (how === 'to' && from >= 0)
    for (const one of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one)
  else if (!next.delete(id)) next.add(id)
  useTable.setState({ selected: next, anchor: id, current: id })
}

export const selectAll = () => useTable.setState({ selected: new Set(idsNow()) })
export const selectNone = () => useTable.setState({ selected: new Set(), anchor: undefined })
