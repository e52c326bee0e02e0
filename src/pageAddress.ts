/**
 * The address of the page whose file stands at a path, as a host serves it by its name too:
 * `/about.html` and `/about/index.html` → `/about`. Any other path is its own.
 */
export function pageAddress(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, '') || '/'
}
