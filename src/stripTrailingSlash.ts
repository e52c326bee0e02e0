/** A path without slashes at its end: `/about/` → `/about`. The root stays `/`. */
export function stripTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/'
}
