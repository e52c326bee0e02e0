/** Adds an unused id to those in use. A used one gets a number: `lake-2`; a reserved one from 1: `menu-1`. */
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
