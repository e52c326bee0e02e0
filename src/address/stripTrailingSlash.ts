/** `/about/` → `/about`; the root stays `/`. */
export function stripTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/'
}
