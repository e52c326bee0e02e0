import type { Leak } from './leak.ts'

const NEAR = 4096 // bytes; an HTML page is recognisable within these
/** Namespaces that browsers draw. Others hold the notes of drawing programs. */
const DRAWN =
  /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xlink|1999\/xhtml|1998\/Math|XML\/1998|2000\/xmlns)/
const DATA = /data:image\/[\w.+-]+;base64,((?:[\w+/=\s]|%2[bf]|%3d|%0[ad])+)/gi

const NOTES: readonly [leak: Leak, note: RegExp][] = [
  ['comment', /<!--/],
  ['xmp', /<\?xpacket|<x:xmpmeta/],
  ['editor', /<\?(?!xml\b|xml-stylesheet\b|xpacket\b)[\w-]+/],
  ['editor', /<(?:[\w-]+:)?metadata(?:\s[^>]*)?(?<!\/)>(?!\s*<\/)/],
]

/** The text of an SVG; `undefined` for other files, such as HTML that contains an SVG. */
export function svgText(bytes: Buffer): string | undefined {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  const decode = (part: Buffer) => part.toString(isWide ? 'utf16le' : 'utf8').replace(/^\uFEFF/, '')
  const start = decode(bytes.subarray(0, NEAR))
  if (!/^\s*</.test(start) || /<(!doctype\s+)?html/i.test(start)) return undefined
  const text = decode(bytes)
  return /<([\w-]+:)?svg[\s>]/.test(text) ? text : undefined
}

/** Finds comments, notes of programs, leaks of embedded pictures. Titles and descriptions are for readers. */
export function svgLeaks(text: string, leaksOf: (bytes: Buffer) => Leak[]): Leak[] {
  const leaks = new Set(NOTES.flatMap(([leak, note]) => (note.test(text) ? leak : [])))
  for (const [, prefix, uri = ''] of text.matchAll(/\sxmlns(?::([\w-]+))?\s*=\s*["']([^"']*)["']/g))
    if (!DRAWN.test(uri) && !uri.startsWith('&') && (!prefix || isUsed(text, prefix)))
      leaks.add('editor')
  for (const [, base64 = ''] of text.matchAll(DATA))
    for (const leak of leaksOf(Buffer.from(decodeURIComponent(base64), 'base64'))) leaks.add(leak)
  const end = [...text.matchAll(/<\/(?:[\w-]+:)?svg\s*>/g)].at(-1)
  if (end && text.slice(end.index + end[0].length).replaceAll(/<!--[\s\S]*?-->|[\s\0]/g, ''))
    leaks.add('trailer')
  return [...leaks]
}

const isUsed = (text: string, prefix: string) =>
  new RegExp(`<${prefix}:|\\s${prefix}:[\\w.-]+\\s*=\\s*["']`).test(text)
