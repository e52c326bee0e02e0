/** The texts of a language. Every language has the keys of English. */
export type Words = typeof import('./en')
