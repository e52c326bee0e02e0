import { captionFromTags } from './captionFromTags.ts'
import { type Labels, labelsOf } from './labels.ts'
import { parseXmp } from './tags.ts'

/** A photo's caption, keywords and stars. */
export type FileWords = Labels & { alt: string }

/** Parses the words of an XMP sidecar; `undefined` if it cannot be parsed. Other data is ignored. */
export function parseWords(xmp: Buffer): FileWords | undefined {
  const tags = parseXmp(xmp)
  return tags && { alt: captionFromTags(tags), ...labelsOf(tags) }
}

/** The words of a file. The words of its sidecar, if any, take precedence. */
export function withWords<Some extends Partial<FileWords>>(
  photo: Some,
  words: FileWords | undefined,
): Some {
  if (!words) return photo
  const keywords = words.keywords.length ? words.keywords : (photo.keywords ?? [])
  return {
    ...photo,
    alt: words.alt || photo.alt,
    keywords,
    people: [...new Set([...(photo.people ?? []), ...words.people])],
    rating: words.rating || photo.rating,
  }
}
