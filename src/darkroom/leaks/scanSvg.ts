import type { Found } from './leak.ts'

/** bytes in which a page shows that it is one */
const NEAR = 4096
/** Whose elements and attributes are drawn; the rest are notes of drawing programs. */
const DRAWN =
  /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xlink|1999\/xhtml|1998\/Math|XML\/1998|2000\/xmlns)/
const DATA = /data:image\/[\w.+-]+;base64,((?:[\w+/=\s]|%2[bf]|%3d|%0[ad])+)/gi

/** The text of an SVG; `undefined` for anything else, also for pages that hold one. */
export function svgText(bytes: Buffer): string | undefined {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  const decode = (part: Buffer) => part.toString(isWide ? 'utf16le' : 'utf8').replace(/^\uFEFF/, '')
  const start = decode(bytes.subarray(0, NEAR))
  if (!/^\s*</.test(start) || /<(!doctype\s+)?html/i.test(start)) return undefined
  const text = decode(bytes)
  return /<([\w-]+:)?svg[\s>]/.test(text) ? text : undefined
}

/**
 * An SVG is published as it is written: comments, what drawing programs keep in it for themselves, and
 * what is in the pictures in it. Titles and descriptions are there to be read.
 * `scan` looks at a picture within.
 */
export function scanSvg(text: string, found: Found, scan: (bytes: Buffer) => void): void {
  if (text.includes('<!--')) found('comment')
  if (/<\?xpacket|<x:xmpmeta/.test(text)) found('xmp')
  if (/<\?(?!xml\b|xml-stylesheet\b|xpacket\b)[\w-]+/.test(text)) found('editor')
  if (/<(?:[\w-]+:)?metadata(?:\s[^>]*)?(?<!\/)>(?!\s*<\/)/.test(text)) found('editor')
  for (const [, prefix, uri = ''] of text.matchAll(/\sxmlns(?::([\w-]+))?\s*=\s*["']([^"']*)["']/g))
    if (!DRAWN.test(uri) && !uri.startsWith('&') && (!prefix || isUsed(text, prefix)))
      found('editor')
  for (const [, base64 = ''] of text.matchAll(DATA))
    scan(Buffer.from(decodeURIComponent(base64), 'base64'))
  const end = [...text.matchAll(/<\/(?:[\w-]+:)?svg\s*>/g)].at(-1)
  if (end && text.slice(end.index + end[0].length).replaceAll(/<!--[\s\S]*?-->|[\s\0]/g, ''))
    found('trailer')
}

const isUsed = (text: string, prefix: string) =>
  new RegExp(`<${prefix}:|\\s${prefix}:[\\w.-]+\\s*=\\s*["']`).test(text)
