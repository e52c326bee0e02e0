/** Letters that are no base letter with a mark. */
const WHOLE_LETTERS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
}

/** `José Ángel` → `jose-angel`: the form of a name that an address can carry. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[æœøłđðþß]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Fills `{name}` and its like in every text of a JSON value. An unknown placeholder stays and is reported. */
export function fill(
  value: unknown,
  words: Record<string, string>,
  unknown: (word: string) => void,
): unknown {
  if (typeof value === 'string')
    return value.replace(/\{([a-z-]+)\}/g, (whole, word: string) => {
      if (Object.hasOwn(words, word)) return words[word]!
      unknown(whole)
      return whole
    })
  if (Array.isArray(value)) return value.map((item) => fill(item, words, unknown))
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([k, item]) => [k, fill(item, words, unknown)]),
    )
  return value
}

/** What each placeholder stands for, by an unchecked site.json. */
export function wordsOf(site: unknown): Record<string, string> {
  const said = (path: string[]): string | undefined => {
    let value: unknown = site
    for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key]
    return typeof value === 'string' ? value : undefined
  }
  const words: Record<string, string> = {}
  for (const key of ['name', 'email', 'host']) words[key] = said([key]) ?? `{${key}}`
  for (const key of ['older', 'younger']) {
    const child = said(['children', key])
    words[key] = child ?? `{${key}}`
    words[`${key}-id`] = slug(child ?? key) || key
  }
  return words
}
