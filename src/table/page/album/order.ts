/** Orders of photographs. Gap `i` is before the photograph with index `i`; the last gap is after all of them. */

type Ids = readonly string[]
type Lifted = ReadonlySet<string>

/** Moves the lifted ids, in their order, into a gap. */
export function intoGap(ids: Ids, lifted: Lifted, gap: number): string[] {
  const isLeft = (id: string) => !lifted.has(id)
  return [
    ...ids.slice(0, gap).filter(isLeft),
    ...ids.filter((id) => lifted.has(id)),
    ...ids.slice(gap).filter(isLeft),
  ]
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
