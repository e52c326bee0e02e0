import type { Issue } from './issue.ts'
import { LEAKS } from './leaks/leak.ts'
import { leaksOf } from './leaks.ts'

/** What one published file's bytes tell that nobody is to know. */
export function privacyIssues(bytes: Buffer, file: string, place = '', photo?: string): Issue[] {
  return leaksOf(bytes).map((leak) => ({
    id: `published-${leak}`,
    grade: 'finding',
    file,
    place,
    ...(photo ? { photo } : {}),
    cause: `publishes ${LEAKS[leak]}`,
    remedy: 'Import the photo again, or export it without',
  }))
}
