/** A used id gets a number: `lake-2`. A `reserved` one starts at 1: `menu-1`. Adds the new id to `inUse`. */
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
