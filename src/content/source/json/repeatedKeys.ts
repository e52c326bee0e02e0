/** A string or a structural character. Numbers and literals do not matter here. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g

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
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1)
    if (token === '{' || token === '[') {
      const place = level ? below(level.place, level.at) : ''
      levels.push({
        keys: token === '{' ? new Set() : undefined,
        place,
        at: token === '{' ? '' : 0,
      })
    } else if (token === '}' || token === ']') levels.pop()
    else if (token === ',' && typeof level?.at === 'number') level.at += 1
    else if (token === ':' && level?.keys) {
      level.at = said.includes('\\') ? (JSON.parse(said) as string) : said.slice(1, -1)
      if (level.keys.has(level.at)) repeated.push(below(level.place, level.at))
      level.keys.add(level.at)
    } else said = token
  }
  return repeated
}
