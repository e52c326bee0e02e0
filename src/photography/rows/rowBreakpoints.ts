import { BREAKPOINTS } from '../../theme'

/**
 * The window widths at which rows change, px. The utility `justified-tile` (tailwind.config.ts) uses them.
 * `width` and `gap`: the list in a window of the width `at`. `rem` grows in wide windows. `least`: the list
 * in the narrowest window, minus a scrollbar of 17 px. Captions have the least space there. `css`: the list
 * in any window. Not in rem: in `sizes`, a rem is the browser's default, not the root's.
 */
export const ROW_BREAKPOINTS = [
  {
    from: 0,
    at: 390,
    width: 358,
    gap: 10,
    rem: 16,
    least: { at: 360, width: 328, gap: 10, fontSize: 16 },
    css: { width: '100vw - 2*max(16px,3.2px + 2.6vw)', gap: 'max(10px,7.2px + .65vw)' },
  },
  {
    from: BREAKPOINTS.narrow + 1,
    at: 834,
    width: 784,
    gap: 13,
    rem: 16,
    least: { at: 701, width: 641, gap: 11.76, fontSize: 16.43 },
    css: { width: '94.8vw - 6.4px', gap: '(7.2px + .65vw)' },
  },
  {
    from: 861,
    at: 940,
    width: 885,
    gap: 13,
    rem: 16,
    least: { at: 861, width: 792.8, gap: 12.8, fontSize: 16.64 },
    css: { width: '94.8vw - 6.4px', gap: '(7.2px + .65vw)' },
  },
  {
    from: BREAKPOINTS.wide,
    at: BREAKPOINTS.growing,
    width: 1360,
    gap: 16,
    rem: 16,
    least: { at: 1024, width: 947.4, gap: 13.86, fontSize: 16.85 },
    css: {
      width: '100vw - 2*min(max(40px,23.8px + 1.125vw),3.2px + 2.6vw)',
      gap: 'min(max(16px,9.52px + .45vw),7.2px + .65vw)',
    },
  },
  {
    from: 1684,
    at: 1920,
    width: 1829.2,
    gap: 18.16,
    rem: 18.16,
    least: { at: 1684, width: 1581.5, gap: 17.1, fontSize: 18.17 },
    css: { width: '97.75vw - 47.6px', gap: '(9.52px + .45vw)' },
  },
  {
    from: 2200,
    at: 2560,
    width: 2454.8,
    gap: 21.04,
    rem: 21.04,
    least: { at: 2200, width: 2085.9, gap: 19.42, fontSize: 20.63 },
    css: { width: '100vw - 2*min(60px,23.8px + 1.125vw)', gap: 'min(24px,9.52px + .45vw)' },
  },
] as const
