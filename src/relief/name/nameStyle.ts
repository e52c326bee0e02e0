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

/** Lines with their baselines (`drop`), centred on 0, in the unit of `size`. */
export const placeLines = (lines: readonly string[], size: number) =>
  lines.map((line, i) => ({
    line,
    drop: size * (NAME.drop + (i - (lines.length - 1) / 2) * NAME.leading),
  }))
