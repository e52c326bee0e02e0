/** A string or a structural character. Numbers and literals do not matter here. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]/g

type Level = { keys: Set<string> | undefined; place: string; at: string | number }

const below = (place: string, at: string | number) =>
  typeof at === 'number' ? `${place}[${at}]` : place === '' ? at : `${place}.${at}`

/**
 * The places of keys that occur twice in one object, such as `albums[3].year`. `JSON.parse` silently uses
 * the last one. `text` must be JSON.
 */
export function repeatedKeys(text: string): string[] {
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
