import { isObject } from '../../jsonValues.ts'

const STRING = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`
/** The text up to the next key, and the key. */
const TO_KEY = new RegExp(String.raw`[^"]*(?:${STRING}(?!\s*:)[^"]*)*${STRING}\s*:`, 'y')
/** A string or a structural character. Numbers and literals do not matter here. */
const TOKEN = new RegExp(String.raw`${STRING}|[{}[\]:,]`, 'g')

type Level = { keys: Set<string> | undefined; place: string; at: string | number }

const below = (place: string, at: string | number) =>
  typeof at === 'number' ? `${place}[${at}]` : place === '' ? at : `${place}.${at}`

function countKeys(value: unknown): number {
  if (!isObject(value)) return 0
  const items = Object.values(value)
  return items.reduce<number>(
    (sum, item) => sum + countKeys(item),
    Array.isArray(value) ? 0 : items.length,
  )
}

/**
 * The places of keys that occur twice in one object, such as `albums[3].year`. `JSON.parse` silently uses
 * the last one. `text`: JSON; `value`: its value.
 */
export function repeatedKeys(text: string, value: unknown): string[] {
  // Most texts repeat none. In an album of 1,000 photos, counting takes 2 to 5 ms, and finding 12 to 18 ms.
  let count = 0
  for (TO_KEY.lastIndex = 0; TO_KEY.test(text);) count += 1
  if (count === countKeys(value)) return []
  const repeated: string[] = []
  const levels: Level[] = []
  let said = ''
  const enter = (keys: Level['keys'], at: Level['at']) => {
    const level = levels.at(-1)
    levels.push({ keys, place: level ? below(level.place, level.at) : '', at })
  }
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1)
    if (token === '{') enter(new Set(), '')
    else if (token === '[') enter(undefined, 0)
    else if (token === '}' || token === ']') levels.pop()
    else if (token === ',' && typeof level?.at === 'number') level.at += 1
    else if (token === ':' && level?.keys) {
      level.at = said.includes('\\') ? (JSON.parse(said) as string) : said.slice(1, -1)
      if (level.keys.has(level.at)) repeated.push(below(level.place, level.at))
      level.keys.add(level.at)
    } else said = token
  }
  return repeated
}
