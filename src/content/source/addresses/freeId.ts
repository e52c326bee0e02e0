/**
 * An id that is not in use; it joins those that are. One that others have gets a number: `lake-2`, or `menu-1` for
 * the first of a `reserved` one.
 */
export function freeId(
  wanted: string,
  inUse: Set<string>,
  reserved: readonly string[] = [],
): string {
  let free = reserved.includes(wanted) ? `${wanted}-1` : wanted
  for (let n = 2; inUse.has(free); n++) free = `${wanted}-${n}`
  inUse.add(free)
  return free
}
