import type { Rights } from '../schema/fields.ts'

/** Merges rights per field. Earlier arguments win. `undefined` if no field is set. */
export function mergeRights(...all: (Rights | undefined)[]): Rights | undefined {
  const merged: Rights = {}
  for (const field of ['license', 'credit', 'copyright', 'acquire'] as const) {
    const said = all.find((one) => one?.[field] !== undefined)?.[field]
    if (said !== undefined) merged[field] = said
  }
  return Object.keys(merged).length ? merged : undefined
}
