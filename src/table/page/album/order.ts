/**
 * Where photographs go. A gap is the place before the photograph of its index: 0 is before the first, and
 * the count of all is after the last.
 */

/** The ids in the order that they have once `lifted`, together and in their order, are put into a gap. */
export function intoGap(
  ids: readonly string[],
  lifted: ReadonlySet<string>,
  gap: number,
): string[] {
  const isLeft = (id: string) => !lifted.has(id)
  return [
    ...ids.slice(0, gap).filter(isLeft),
    ...ids.filter((id) => lifted.has(id)),
    ...ids.slice(gap).filter(isLeft),
  ]
}

/** The place, from 1, that the first of the lifted has once they are put into a gap. */
export const placeIn = (ids: readonly string[], lifted: ReadonlySet<string>, gap: number): number =>
  ids.slice(0, gap).filter((id) => !lifted.has(id)).length + 1

/** The next gap in a direction that leads to another place; the same where there is none. */
export function nextGap(
  ids: readonly string[],
  lifted: ReadonlySet<string>,
  gap: number,
  by: 1 | -1,
): number {
  const place = placeIn(ids, lifted, gap)
  for (let next = gap + by; next >= 0 && next <= ids.length; next += by)
    if (placeIn(ids, lifted, next) !== place) return next
  return gap
}
