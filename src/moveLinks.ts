import { SELECT } from './document'

/**
 * Brings the links of a prerendered album page from the address at which it was prerendered to another one
 * of the same album, as the application would print them there. `from` and `to` are the album's
 * addresses, without a slash at the end. `isPhoto`: the page is one of its photographs', from which
 * the way up is the album.
 */
export function moveLinks(root: ParentNode, from: string, to: string, isPhoto: boolean): void {
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (href === from || href.startsWith(`${from}/`) || href.startsWith(`${from}#`))
      link.setAttribute('href', to + href.slice(from.length))
  }
  if (!isPhoto) root.querySelector(SELECT.back)?.setAttribute('href', to.replace(/\/[^/]*$/, ''))
}
