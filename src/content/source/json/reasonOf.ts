import type * as v from 'valibot'

/** What is wrong with a value, in the owner's words where the validator has only its own. */
export function reasonOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object') return message
  if (expected === 'never') return 'is no field that is known here'
  return received === 'undefined' ? 'is missing' : message
}
