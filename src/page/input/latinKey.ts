type Press = Pick<KeyboardEvent, 'key' | 'code'>

/** The key, or the Latin letter at its place if the layout has others there (Cyrillic, Greek, Hebrew). */
export function latinKey({ key, code }: Press): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return letter !== undefined && /^[^ -~]$/u.test(key) ? letter.toLowerCase() : key
}
