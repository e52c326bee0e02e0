/** What every language has: the keys of English. */
export type Words = typeof import('./en')
