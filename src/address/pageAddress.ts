/** The address of a page from its file: `/about.html` and `/about/index.html` → `/about`. */
export function pageAddress(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, '') || '/'
}
