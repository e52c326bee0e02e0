/** The pages of every site, in the order of the menu. `docs/house.md` says what a new one needs besides. */
export const MAIN_PAGES = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'projects', path: '/projects' },
  { name: 'photography', path: '/photography' },
] as const

export type MainPage = (typeof MAIN_PAGES)[number]

export const MAIN_PATHS = MAIN_PAGES.map(({ path }) => path)
