import type { Diagnostic } from '../../content/source/diagnostic.ts'
import { LEAKS, leaksOf } from '../formats/leaks/leaksOf.ts'

/** What one published file's bytes tell that nobody is to know. */
export function privacyIssues(
  bytes: Buffer,
  file: string,
  path = '',
  photo?: string,
): Diagnostic[] {
  return leaksOf(bytes).map((leak) => ({
    code: `published-${leak}`,
    severity: 'error',
    file,
    path,
    ...(photo ? { photo } : {}),
    message: `publishes ${LEAKS[leak]}`,
    remedy: 'Import the photo again, or export it without',
  }))
}
