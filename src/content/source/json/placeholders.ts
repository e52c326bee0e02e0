import { foldText } from '../../foldText.ts'

/** `José Ángel` → `jose-angel`: a name as part of an address. */
export const slug = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Fills `{name}` and others in all texts of a JSON value. Keeps and reports unknown placeholders. */
export function fillPlaceholders(
  value: unknown,
  values: Record<string, string>,
  unknown: (word: string) => void,
): unknown {
  if (typeof value === 'string') {
    if (!value.includes('{')) return value
    return value.replace(/\{([a-z][a-z0-9-]*)\}/g, (whole, word: string) => {
      if (Object.hasOwn(values, word)) return values[word]!
      unknown(whole)
      return whole
    })
  }
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, values, unknown))
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([k, item]) => [k, fillPlaceholders(item, values, unknown)]),
    )
  return value
}

/** Lists placeholders for messages: `{name}, {email}, {host}, {older}`. */
export const placeholdersOf = (values: Record<string, string>): string =>
  Object.keys(values)
    .filter((key) => !key.endsWith('-id'))
    .map((key) => `{${key}}`)
    .join(', ')

/** The values of placeholders, from an unchecked site.json. */
export function placeholderValues(site: unknown): Record<string, string> {
  const said = (path: string[]): string | undefined => {
    let value: unknown = site
    for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key]
    return typeof value === 'string' ? value : undefined
  }
  const values: Record<string, string> = {}
  for (const key of ['name', 'email', 'host']) values[key] = said([key]) ?? `{${key}}`
  const { people } = (site ?? {}) as { people?: unknown }
  for (const key of Object.keys(typeof people === 'object' ? (people ?? {}) : {})) {
    if (Object.hasOwn(values, key)) continue
    const name = said(['people', key])
    values[key] = name ?? `{${key}}`
    values[`${key}-id`] = slug(name ?? key) || key
  }
  return values
}
