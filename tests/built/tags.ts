/** The tags of a built page that match. */
export const tagsIn = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([tag]) => tag)

/** What an attribute of a tag says; `undefined` where the tag lacks it. */
export const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&#x27;', "'")

/** What a page's meta tags of a name say. */
export const metas = (html: string, name: string): (string | undefined)[] =>
  tagsIn(html, /<meta [^>]*>/g)
    .filter((tag) => tag.includes(`="${name}"`))
    .map((tag) => attribute(tag, 'content'))

/** Where a page's canonical links lead. */
export const canonicals = (html: string): (string | undefined)[] =>
  tagsIn(html, /<link[^>]*rel="canonical"[^>]*>/g).map((tag) => attribute(tag, 'href'))
