import { BREAKPOINTS } from '../theme'

/**
 * The widths of window at which an album gets other row breaks. Between two of them rows stretch with
 * the window, so the breaks can be settled before any script runs: the page carries them for every
 * width, and the utility `justified-tile` (tailwind.config.ts) picks. px; `width` and `gap` are those of
 * the list in a window as wide as `at`, `rem` is the root's size there: in wide windows it grows
 * (styles.css), and margins, gaps and rows with it.
 */
export const ROW_BREAKPOINTS = [
  { from: 0, at: 390, width: 358, gap: 10, rem: 16 },
  { from: BREAKPOINTS.narrow + 1, at: 834, width: 784, gap: 13, rem: 16 },
  { from: 861, at: 940, width: 885, gap: 13, rem: 16 },
  { from: BREAKPOINTS.wide, at: BREAKPOINTS.growing, width: 1360, gap: 16, rem: 16 },
  { from: 1684, at: 1920, width: 1829.2, gap: 18.16, rem: 18.16 },
  { from: 2200, at: 2560, width: 2454.8, gap: 21.04, rem: 21.04 },
] as const

/**
 * Width of a page's content in CSS, exact from each of these widths on: the window less two margins.
 * Not in rem, which is the browser's own in the `sizes` of a picture, and not the
 * root's.
 */
export const CONTENT_WIDTH = [
  '100vw - 2*max(16px,3.2px + 2.6vw)',
  '94.8vw - 6.4px',
  '94.8vw - 6.4px',
  '100vw - 2*min(max(40px,23.8px + 1.125vw),3.2px + 2.6vw)',
  '97.75vw - 47.6px',
  '100vw - 2*min(60px,23.8px + 1.125vw)',
] as const

/** The gap between the photos of a row in CSS, exact from each of these widths on. */
export const GAP = [
  'max(10px,7.2px + .65vw)',
  '(7.2px + .65vw)',
  '(7.2px + .65vw)',
  'min(max(16px,9.52px + .45vw),7.2px + .65vw)',
  '(9.52px + .45vw)',
  'min(24px,9.52px + .45vw)',
] as const
