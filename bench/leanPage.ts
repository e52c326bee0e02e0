/** The lean page's style sheet. It is a file, because the site's policy forbids style elements. */
export const LEAN_CSS =
  'body{margin:16px;font:16px/1.5 sans-serif}figure{margin:0 0 20px}img{display:block;width:100%;height:auto}'

const attribute = (tag: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''

/**
 * The smallest page with the content of a built page: its heading, links and picture files, as HTML with a
 * short style sheet and without script. `withFonts`: preload the fonts like the built page.
 */
export function leanPage(html: string, withFonts = false): string {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
  const body = html.slice(html.indexOf('<body'))
  const items = [...body.matchAll(/<img [^>]*>/g)].map(([tag], i) => {
    const kept = ['src', 'srcset', 'sizes', 'alt', 'width', 'height'].flatMap((name) => {
      const value = attribute(tag, name)
      return value || name === 'alt' ? [`${name}="${value}"`] : []
    })
    const first = i < 2 ? 'fetchpriority="high"' : 'loading="lazy"'
    return `<figure><img ${kept.join(' ')} ${first}><figcaption>${attribute(tag, 'alt')}</figcaption></figure>`
  })
  const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>([^<]+)</g)].map(
    ([, href, text]) => `<li><a href="${href}">${text}</a></li>`,
  )
  const fonts = withFonts ? (html.match(/<link rel="preload" as="font"[^>]*>/g) ?? []) : []
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="${title}"><title>${title}</title><link rel="icon" href="data:,">${fonts.join('')}<link rel="stylesheet" href="/lean.css"></head><body><main><h1>${title}</h1><ul>${links.join('')}</ul>${items.join('')}</main></body></html>`
}
