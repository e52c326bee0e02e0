/** The typesetting of the name. */
export const NAME = {
  size: 0.2, // a share of the box's smaller side
  smallest: 12, // px
  oneLine: 0.7, // a share of the box's width; a wider line breaks
  inside: 0.86, // a share of the box; longer lines or a higher block shrink
  tallest: 0.44, // a share of the box's height; the largest size of two lines in CSS
  leading: 0.92, // em, baseline to baseline
  drop: 0.34, // em, from the middle of a line to its baseline
  tracking: -0.012, // em
} as const

/** The baselines of n lines, centred on 0, in the unit of `size`. */
export const baselines = (n: number, size: number): number[] =>
  Array.from({ length: n }, (_, i) => size * (NAME.drop + (i - (n - 1) / 2) * NAME.leading))
