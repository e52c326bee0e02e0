import { captionFromTags } from './captionFromTags.ts'
import { type Labels, labelsOf } from './labels.ts'
import { readXmp } from './tags.ts'

/** What is said of a photo: its caption, keywords and stars. */
export type FileWords = Labels & { alt: string }

/** What an XMP sidecar says of its photo; `undefined` if it cannot be read. Nothing else is taken from it. */
export function readWords(xmp: Buffer): FileWords | undefined {
  const tags = readXmp(xmp)
  return tags && { alt: captionFromTags(tags), ...labelsOf(tags) }
}

/** The words of a file, or those of its sidecar where that says something. */
export function withWords<Some extends Partial<FileWords>>(
  photo: Some,
  words: FileWords | undefined,
): Some {
  if (!words) return photo
  const keywords = words.keywords.length ? words.keywords : (photo.keywords ?? [])
  const people = [...(photo.people ?? []), ...words.people]
  return {
    ...photo,
    alt: words.alt || photo.alt,
    keywords,
    people: [...new Set(people)].filter((name) => keywords.includes(name)),
    rating: words.rating || photo.rating,
  }
}
