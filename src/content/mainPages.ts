/** The pages of every site, in menu order. `docs/house.md` lists the other steps for a new one. */
export const MAIN_PAGES = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'projects', path: '/projects' },
  { name: 'photography', path: '/photography' },
] as const

export type MainPage = (typeof MAIN_PAGES)[number]

export const MAIN_PATHS = MAIN_PAGES.map(({ path }) => path)
