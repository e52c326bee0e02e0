/** Breaks the name at the space that makes the longer line shortest. `width` may use any unit. */
export function nameLines(name: string, width: (text: string) => number): string[] {
  const words = name.split(' ').filter(Boolean)
  let best = [name]
  let shortest = Infinity
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')]
    const longest = Math.max(...lines.map(width))
    if (longest < shortest) [best, shortest] = [lines, longest]
  }
  return best
}
