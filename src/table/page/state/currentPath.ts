import { toSitePath } from '../../../address/sitePath'
import { stripTrailingSlash } from '../../../address/stripTrailingSlash'

/** The path of the current page on the site. */
export const currentPath = (): string =>
  stripTrailingSlash(toSitePath(window.location.pathname)) || '/'
