import { foldText } from '../../foldText.ts'
import { mapTexts } from './mapTexts.ts'

/** `José Ángel` → `jose-angel`: a name as part of an address. */
export const slug = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Fills `{name}` and others. Keeps and reports unknown placeholders. */
export function fillText(
  text: string,
  values: Record<string, string>,
  unknown: (word: string) => void,
): string {
  if (!text.includes('{')) return text
  return text.replace(/\{([a-z][a-z0-9-]*)\}/g, (whole, word: string) => {
    const known = Object.hasOwn(values, word) ? values[word] : undefined
    if (known === undefined) unknown(whole)
    return known ?? whole
  })
}

/** Fills the placeholders in all texts of a JSON value. */
export const fillPlaceholders = <T>(
  value: T,
  values: Record<string, string>,
  unknown: (word: string) => void,
): T => mapTexts(value, (text) => fillText(text, values, unknown)) as T

/** Lists placeholders for messages: `{name}, {email}, {host}, {older}`. */
export const placeholdersOf = (values: Record<string, string>): string =>
  Object.keys(values)
    .filter((key) => !key.endsWith('-id'))
    .map((key) => `{${key}}`)
    .join(', ')

const fieldsIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' ? { ...value } : {}

/** The values of placeholders, from an unchecked site.json. */
export function placeholderValues(site: unknown): Record<string, string> {
  const { name, email, host, people } = fieldsIn(site)
  const values: Record<string, string> = {}
  for (const [key, value] of Object.entries({ name, email, host }))
    values[key] = typeof value === 'string' ? value : `{${key}}`
  for (const [key, value] of Object.entries(fieldsIn(people))) {
    if (Object.hasOwn(values, key)) continue
    const isName = typeof value === 'string'
    values[key] = isName ? value : `{${key}}`
    values[`${key}-id`] = slug(isName ? value : key) || key
  }
  return values
}
