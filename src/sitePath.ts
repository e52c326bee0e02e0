/** The path below which the site stands, without a slash at its end: `/site`, or empty at the root. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')

/** A path of the site as its host has it: `/about` → `/site/about`. */
export const toHostPath = (path: string): string => BASE + path

/** A path of the host as the site has it: `/site/about` → `/about`. One that is not below it stays. */
export function toSitePath(pathname: string): string {
  if (pathname === BASE) return '/'
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname
}
