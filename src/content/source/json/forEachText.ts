/** Visits the texts of a JSON value. `path`: such as `albums[3].name`; `key`: empty for entries of lists. */
export function forEachText(
  value: unknown,
  visit: (text: string, path: string, key: string) => void,
  path = '',
  key = '',
): void {
  if (typeof value === 'string') visit(value, path, key)
  else if (Array.isArray(value))
    for (const [i, item] of value.entries()) forEachText(item, visit, `${path}[${i}]`)
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value))
      forEachText(item, visit, path === '' ? name : `${path}.${name}`, name)
}
