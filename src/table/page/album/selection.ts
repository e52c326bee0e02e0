import { idsNow, useTable } from '../tableStore'

export const chosen = () => idsNow().filter((id) => useTable.getState().selected.has(id))

/** The selection if it includes the photograph, otherwise only the photograph. */
export const chosenWith = (id: string) => (chosen().includes(id) ? chosen() : [id])

/** @param how `one`: toggle this one; `to`: add the range from `anchor` to this one */
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
