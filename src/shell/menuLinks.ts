/** The menu's links. Those that leave the photographs behind also forget the place among them. */
export const MENU = [
  { to: '/', name: 'Home', forgets: true },
  { to: '/about', name: 'About', forgets: true },
  { to: '/projects', name: 'Projects', forgets: true },
  { to: '/photography', name: 'Photography', forgets: false },
] as const
