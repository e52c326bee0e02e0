/** Whether the page's lines run from right to left, so that what comes next lies at the left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'
