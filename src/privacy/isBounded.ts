import type { Secret } from './secret.ts'

const LETTER = /[\p{L}\p{N}]/u
const BEFORE = /^$|[/"'`=\n]/
const AFTER = /^$|[/"'`.?#&<\s-]/

/**
 * Whether a match is not a part of another word. Names, captions and keywords are case-sensitive. In code, a
 * single word must be a whole quoted text.
 */
export function isBounded(secret: Secret, text: string, at: number, isCode = false): boolean {
  const { text: wanted, match, kind } = secret
  const end = at + wanted.length
  const [before, after] = [text.charAt(at - 1), text.charAt(end)]
  if (kind !== 'address' && kind !== 'picture') {
    if (!text.startsWith(wanted, at)) return false
    if (isCode && !/\s/.test(wanted))
      return kind === 'name' && /["'`]/.test(before) && before === after
  }
  if (match === 'anywhere') return true
  if (match === 'segment') return BEFORE.test(before) && AFTER.test(after)
  return (
    !(LETTER.test(wanted.charAt(0)) && LETTER.test(before)) &&
    !(LETTER.test(wanted.slice(-1)) && LETTER.test(after))
  )
}
