import { readFile } from 'node:fs/promises'
import { type Labels, labelsOf } from '../formats/metadata/labels.ts'
import { readTags } from '../formats/metadata/tags.ts'
import type { PhotoDetails } from '../pictures/renderPhoto.ts'

/** Of a photo that nobody sorted. */
export const NO_LABELS: Labels = { keywords: [], people: [], rating: 0 }

/**
 * The keywords and the rating of a photo, where they are asked for or its record is there. Records of
 * older versions have none. `undefined` where the file cannot be read.
 */
export async function readLabels(
  path: string,
  details: PhotoDetails | undefined,
  isAsked: boolean,
): Promise<Labels | undefined> {
  if (details && 'people' in details) return details
  if (!details && !isAsked) return undefined
  const bytes = await readFile(path).catch(() => undefined)
  return bytes && labelsOf(readTags(bytes))
}
