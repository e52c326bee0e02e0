export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'
