/**
 * The pages that every site has, in the order of the menu. `name`: what the words and the descriptions call
 * them. A new one is an entry here, its words, a route and a room; the home page has a disc for three of them.
 */
export const MAIN_PAGES = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'projects', path: '/projects' },
  { name: 'photography', path: '/photography' },
] as const

export type MainPage = (typeof MAIN_PAGES)[number]

export const MAIN_PATHS = MAIN_PAGES.map(({ path }) => path)
