/** Shares of the box, px and em. R12; the leading and the two widths are the design's. */
export const NAME = {
  /** Of the box's smaller side. */
  size: 0.2,
  /** px */
  smallest: 12,
  /** One line may be so wide, of the box's width, before the name breaks. */
  oneLine: 0.7,
  /** And the longest line, or the block of lines, so large before the size gives way. */
  inside: 0.86,
  /** Of the box's height, the largest size of a text that style rules set: two lines fit. */
  tallest: 0.44,
  /** em, baseline to baseline. */
  leading: 0.92,
  /** em, from the middle of a line of text to its baseline. */
  drop: 0.34,
  /** em, letter-spacing. */
  tracking: -0.012,
} as const

/** Baselines of n lines about a middle line at 0, in the unit of the size. */
export const baselines = (n: number, size: number): number[] =>
  Array.from({ length: n }, (_, i) => size * (NAME.drop + (i - (n - 1) / 2) * NAME.leading))
