import MarkdownIt from 'markdown-it'

/** CommonMark with tables and strikethrough. parseMarkdown shows HTML tokens as text. */
export const markdown = new MarkdownIt({ html: true, linkify: true })
// Keep addresses as written: they may contain placeholders, and are checked later.
markdown.validateLink = () => true
markdown.normalizeLink = (url) => url
markdown.normalizeLinkText = (text) => text
// Link bare page and mail addresses, including placeholders. A word with a full stop is not a link.
markdown.linkify.set({ fuzzyLink: false }).add('{', {
  validate: (text, at) => (text.startsWith('email}', at) ? 'email}'.length : 0),
  normalize: (match) => (match.url = 'mailto:{email}'),
})

/** Escapes an address like the parser does. */
export const escapeAddress = (url: string): string => new MarkdownIt().normalizeLink(url)
