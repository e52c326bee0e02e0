import { hasCoordinates } from '../../../content/source/hasCoordinates.ts'
import { type Tags, textOf } from './tags.ts'

/** How the owner sorted a photo in a catalog program. `rating`: 1 to 5 stars, -1 rejected, 0 none. */
export type Labels = { keywords: string[]; rating: number }

/** Letters; more is no keyword. */
const LONGEST_KEYWORD = 80

/** A photo's keywords and rating: XMP's, else those of IPTC and EXIF. Coordinates are no keyword. */
export function labelsOf({ exif, xmp, iptc }: Tags): Labels {
  const said = listOf(xmp.subject) ?? listOf(iptc.Keywords) ?? []
  const keywords = said
    // Braces would be taken for a placeholder of the content.
    .map((word) => word.replaceAll(/[{}]/g, '').trim())
    .filter((word) => word && word.length <= LONGEST_KEYWORD && !hasCoordinates(word))
  return {
    keywords: [...new Set(keywords)],
    rating: starsOf(Number(textOf(xmp.Rating) ?? exif.Rating?.value)),
  }
}

/** Microsoft's programs write 1, 25, 50, 75 and 99 by the same name. */
function starsOf(rating: number): number {
  if (rating === -1) return rating
  const stars = rating > 5 ? Math.round(rating / 25) + 1 : Math.round(rating)
  return stars >= 1 && stars <= 5 ? stars : 0
}

/** The members of a list; one that has a single member may stand alone. */
function listOf(tag: Tags['xmp'][string] | undefined): string[] | undefined {
  const members = Array.isArray(tag?.value)
    ? (tag.value as Tags['xmp'][string][])
    : tag
      ? [tag]
      : []
  const found = members.flatMap((member) => {
    const text = typeof member === 'object' ? (textOf(member) ?? member.description) : undefined
    return typeof text === 'string' && text ? [text] : []
  })
  return found.length ? found : undefined
}
