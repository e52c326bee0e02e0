/** How the name is set. */
export const NAME = {
  size: 0.2, // of the box's smaller side
  smallest: 12, // px
  oneLine: 0.7, // of the box's width; a wider line breaks
  inside: 0.86, // of the box; longer lines or a higher block shrink
  tallest: 0.44, // of the box's height; the largest size of two lines that CSS sets
  leading: 0.92, // em, baseline to baseline
  drop: 0.34, // em, from the middle of a line to its baseline
  tracking: -0.012, // em
} as const

/** Baselines of n lines about 0, in the unit of the size. */
export const baselines = (n: number, size: number): number[] =>
  Array.from({ length: n }, (_, i) => size * (NAME.drop + (i - (n - 1) / 2) * NAME.leading))
