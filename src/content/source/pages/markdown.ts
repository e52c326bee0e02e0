import MarkdownIt from 'markdown-it'

/** CommonMark with tables and struck out words. HTML becomes tokens like others, which parseMarkdown shows as text. */
export const markdown = new MarkdownIt({ html: true, linkify: true })
// Addresses stay as they are written: they may hold placeholders, and are checked later.
markdown.validateLink = () => true
markdown.normalizeLink = (url) => url
markdown.normalizeLinkText = (text) => text
// Bare addresses of pages and of mail are links, also the owner's own; a word with a full stop in it is none.
markdown.linkify.set({ fuzzyLink: false }).add('{', {
  validate: (text, at) => (text.startsWith('email}', at) ? 'email}'.length : 0),
  normalize: (match) => (match.url = 'mailto:{email}'),
})

/** The same parser's way to write an address: what cannot stand in one is escaped. */
export const escapeAddress = (url: string): string => new MarkdownIt().normalizeLink(url)
