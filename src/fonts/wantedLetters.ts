/** Unicode code points, inclusive. */
export type Range = readonly [from: number, to: number]

/**
 * The letters that the fonts should have, whatever the site's words. Every page loads `basic`.
 * `extended` (Latin Extended-A, and Romanian's commas) loads on demand, by `unicode-range`.
 */
export const WANTED: { basic: readonly Range[]; extended: readonly Range[] } = {
  basic: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2013, 0x2014],
    [0x2018, 0x201a],
    [0x201c, 0x201e],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ],
  extended: [
    [0x100, 0x130],
    [0x134, 0x148],
    [0x14a, 0x151],
    [0x154, 0x17e],
    [0x218, 0x21b],
  ],
}
