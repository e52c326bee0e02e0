import { words } from 'virtual:words/pages'

/** The menu's links. Those that leave the photographs behind also forget the place among them. */
export const MENU = [
  { to: '/', name: words.home, forgets: true },
  { to: '/about', name: words.about, forgets: true },
  { to: '/projects', name: words.projects, forgets: true },
  { to: '/photography', name: words.photography, forgets: false },
] as const
