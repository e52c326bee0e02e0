import type * as v from 'valibot'

/** Describes a fault of a value. Replaces the validator's technical messages. */
export function reasonOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object') return message
  if (expected === 'never') return 'is an unknown field'
  return received === 'undefined' ? 'is missing' : message
}
