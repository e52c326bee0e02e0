/**
 * Ascending numbers as differences. A negative one counts consecutives: `[3, 4, 5, 9]` → `[3, -2, 4]`.
 * The photographs of an album are consecutive, so those with the album's name take two numbers.
 */
export function packNumbers(numbers: readonly number[]): number[] {
  const packed: number[] = []
  let before = 0
  for (const [i, number] of numbers.entries()) {
    const last = packed.at(-1) ?? 0
    if (i === 0 || number !== before + 1) packed.push(number - before)
    else if (last < 0) packed[packed.length - 1] = last - 1
    else packed.push(-1)
    before = number
  }
  return packed
}

export function unpackNumbers(packed: readonly number[]): number[] {
  const numbers: number[] = []
  let at = 0
  for (const gap of packed)
    if (gap >= 0) numbers.push((at += gap))
    else for (let n = gap; n < 0; n++) numbers.push((at += 1))
  return numbers
}
