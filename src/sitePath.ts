/** The path below which the site stands, without a slash at its end: `/site`, or empty at the root. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')

/** A path of the site as its host has it: `/about` → `/site/about`. */
export const toHostPath = (path: string): string => BASE + path

/** `%` and the number of a letter, a digit or `-._~`, which mean the same without (RFC 3986, 2.3). */
const UNRESERVED = /%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi

/**
 * A path of the host as the site has it: `/site/about` → `/about`, also where its letters are spelled as
 * `%7E`. One that is not below it stays.
 */
export function toSitePath(pathname: string): string {
  const path = pathname.replace(UNRESERVED, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  if (path === BASE) return '/'
  return path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path
}
