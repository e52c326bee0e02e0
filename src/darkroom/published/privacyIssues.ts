import type { Diagnostic } from '../../content/source/diagnostic.ts'
import { parsePublishedName } from '../../images/publishedName.ts'
import { LEAKS } from '../formats/leaks/leak.ts'
import { leaksOf } from '../formats/leaks/leaksOf.ts'

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
    remedy: parsePublishedName(file)
      ? 'Import the photo again, or export it without such data'
      : 'Add a portrait or project picture with darkroom picture, or export it without such data',
  }))
}
