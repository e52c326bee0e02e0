const BASE = import.meta.env.BASE_URL.replace(/\/$/, '') // `/site`, or empty at the root

/** `/about` → `/site/about`. */
export const toHostPath = (path: string): string => BASE + path

/** Encoded letters, digits, `-`, `.`, `_` and `~`. They mean the same without encoding (RFC 3986, 2.3). */
const UNRESERVED = /%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi

/** `/site/about` → `/about`, also if percent-encoded. A path outside the site is returned unchanged. */
export function toSitePath(pathname: string): string {
  const path = pathname.replace(UNRESERVED, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  if (path === BASE) return '/'
  return path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path
}
