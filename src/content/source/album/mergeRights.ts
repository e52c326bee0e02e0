import type { Rights } from '../schema/fields.ts'

/**
 * The rights of a photograph, from the narrowest to the widest that say something: its own, its album's, the
 * site's. Each field for itself, in a fixed order; `undefined` where nobody says anything.
 */
export function mergeRights(...all: (Rights | undefined)[]): Rights | undefined {
  const merged: Rights = {}
  for (const field of ['license', 'credit', 'copyright', 'acquire'] as const) {
    const said = all.find((one) => one?.[field] !== undefined)?.[field]
    if (said !== undefined) merged[field] = said
  }
  return Object.keys(merged).length ? merged : undefined
}
