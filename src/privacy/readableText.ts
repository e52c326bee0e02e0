import { withoutSoftHyphens } from '../content/softHyphens.ts'

const ESCAPED =
  /&(?:#x?[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|shy);|\\(?:u[\da-f]{4}|u\{[\da-f]{1,6}\}|x[\da-f]{2}|["'`/\\nrt])|(?:%[\da-f]{2})+/gi
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  n: '\n',
  r: '\r',
  t: '\t',
}
const LAST = 0x10ffff // the highest code point
const LAYERS = 3 // JSON in a page's attribute has two

function decodeOne(escape: string): string {
  if (escape.startsWith('%')) {
    try {
      return decodeURIComponent(escape)
    } catch {
      return escape
    }
  }
  const body = escape.startsWith('&') ? escape.slice(1, -1) : escape.slice(1)
  const [, base, digits] = /^(#x|#|[ux]\{?)([\da-f]+)\}?$/i.exec(body) ?? []
  if (digits === undefined) return NAMED[body.toLowerCase()] ?? body
  const code = parseInt(digits, base === '#' ? 10 : 16)
  return code <= LAST ? String.fromCodePoint(code) : escape
}

/** A text as readers see it, without entities, escapes, percent-encoding and soft hyphens. */
export function readableText(text: string): string {
  let decoded = text
  for (let i = 0; i < LAYERS; i++) {
    const next = decoded.replaceAll(ESCAPED, decodeOne)
    if (next === decoded) break
    decoded = next
  }
  return withoutSoftHyphens(decoded)
}
