import { SELECT } from '../document'

/** Changes an album page's links to its other address. A photograph's back link (`isPhoto`) leads there too. */
export function moveLinks(root: ParentNode, from: string, to: string, isPhoto: boolean): void {
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (href === from || href.startsWith(`${from}/`) || href.startsWith(`${from}#`))
      link.setAttribute('href', to + href.slice(from.length))
  }
  if (!isPhoto) root.querySelector(SELECT.back)?.setAttribute('href', to.replace(/\/[^/]*$/, ''))
}
