import { ROW_BREAKPOINTS } from '../rows/rowBreakpoints'

/** The index in `ROW_BREAKPOINTS` for the width of the window. */
export const rowBreakpointNow = (): number =>
  ROW_BREAKPOINTS.findLastIndex(({ from }) => window.innerWidth >= from)
