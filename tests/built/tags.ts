/** The tags of a built page that match a pattern. */
export const tagsIn = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([tag]) => tag)

/** The value of a tag's attribute; `undefined` if the tag lacks it. */
export const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&#x27;', "'")

/** The contents of a page's meta tags of a name. */
export const metas = (html: string, name: string): (string | undefined)[] =>
  tagsIn(html, /<meta [^>]*>/g)
    .filter((tag) => tag.includes(`="${name}"`))
    .map((tag) => attribute(tag, 'content'))

/** The addresses of a page's canonical links. */
export const canonicals = (html: string): (string | undefined)[] =>
  tagsIn(html, /<link[^>]*rel="canonical"[^>]*>/g).map((tag) => attribute(tag, 'href'))
