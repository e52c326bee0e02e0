import type { Level } from '../content/schema.ts'

const HEAD_TAGS = /<meta [^>]*>|<script type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>/g
const TITLES = /<title[^>]*>[\s\S]*?<\/title>|<link [^>]*rel="(?:canonical|alternate)"[^>]*>/g

/** What search engines read of a page's head, with title and canonical address if the page is public. */
export function toldToMachines(html: string, level: Level): string {
  const told = html.match(HEAD_TAGS) ?? []
  return [...told, ...(level === 'public' ? (html.match(TITLES) ?? []) : [])].join('\n')
}

const NOT_READ = /<(script|style|svg)\b[\s\S]*?<\/\1>/gi
const INLINE_TAGS = /<!--[\s\S]*?-->|<\/?(?:span|wbr|em|strong|a|b|i|time|abbr)\b[^>]*>/gi
const ATTRIBUTES = /\s(?:alt|title|content|aria-label|href)="([^"]*)"/g

const DRAWN = /["'`]M-?[\d.][\d\s.,a-z-]*["'`]/gi

function textsIn(value: unknown, key: string, found: string[]): void {
  if (typeof value === 'string' || typeof value === 'number') {
    found.push(key === '' ? `${value}` : `${key}: ${value}`)
  } else if (Array.isArray(value)) for (const one of value) textsIn(one, '', found)
  else if (value && typeof value === 'object')
    for (const [name, one] of Object.entries(value)) textsIn(one, name, found)
}

/** The texts of a built file that people or machines can read. */
export function readingOf(path: string, raw: string): string[] {
  if (/\.(json|webmanifest|map)$/.test(path))
    try {
      const found: string[] = []
      textsIn(JSON.parse(raw), '', found)
      return found
    } catch {
      return raw.split('\n')
    }
  if (path.endsWith('.html')) {
    const shown = raw.replaceAll(NOT_READ, '\n')
    const words = shown.replaceAll(INLINE_TAGS, '')
    const named = Array.from(shown.matchAll(ATTRIBUTES), ([, value = '']) => value)
    return [...words.replaceAll(/<[^>]*>/g, '\n').split('\n'), ...named].filter((line) =>
      /\S/.test(line),
    )
  }
  // Quoted texts that contain a word. The rest is code.
  if (/\.m?js$/.test(path))
    return Array.from(
      raw.replaceAll(DRAWN, '""').matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g),
      ([said]) => said,
    ).filter((said) => /[a-z°º]{2}|[°º]/i.test(said) && said.length < 2000)
  if (/\.(css|svg|woff2?|pdf)$/.test(path)) return []
  return raw.split('\n')
}
