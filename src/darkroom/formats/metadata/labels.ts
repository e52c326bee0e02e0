import { foldCase } from '../../../content/foldCase.ts'
import { hasCoordinates } from '../../../content/source/hasCoordinates.ts'
import { sha256 } from '../../../sha256.ts'
import { type Tags, textOf } from './tags.ts'

/**
 * `people`: the names of people in the photo, keywords or not, as digests: records on the disk hold no name.
 * `rating`: 1 to 5 stars, -1 rejected, 0 none.
 */
export type Labels = { keywords: string[]; people: string[]; rating: number }

const LONGEST_KEYWORD = 80 // letters

/** Hierarchical keywords of Lightroom, digiKam and Windows. */
const HIERARCHIES = ['hierarchicalSubject', 'TagsList', 'LastKeywordXMP']
const PEOPLE = /^(people|persons?|faces|personen|gesichter|personnes|personas|persone|pessoas)$/i

/** A photo's keywords and rating from XMP, or from IPTC and EXIF. Drops keywords that are coordinates. */
export function labelsOf(tags: Tags): Labels {
  const { exif, xmp, iptc } = tags
  const written = listOf(xmp.subject) ?? listOf(iptc.Keywords) ?? []
  const keywords = written
    // Content reads braces as placeholders.
    .map((word) => word.replaceAll(/[{}]/g, '').trim())
    .filter((word) => word && word.length <= LONGEST_KEYWORD && !hasCoordinates(word))
  return {
    keywords: [...new Set(keywords)],
    people: [...new Set(namesIn(tags).map(digestOfName))],
    rating: starsOf(Number(textOf(xmp.Rating) ?? exif.Rating?.value)),
  }
}

const digestOfName = (name: string) => sha256(foldCase(name)).slice(0, 16)

/** The keywords that name people in the photo. */
export function keywordsOfPeople({ keywords, people }: Omit<Labels, 'rating'>): string[] {
  // Older records have the keywords themselves.
  const names = new Set([...people, ...people.map(digestOfName)])
  return keywords.filter((word) => names.has(digestOfName(word)) || isOfPeople(word))
}

const partsOf = (path: string) => path.split(/[|/]/).map((part) => part.trim())
const isOfPeople = (path: string) => PEOPLE.test(partsOf(path)[0]!)

function namesIn({ xmp }: Tags): string[] {
  const paths = HIERARCHIES.flatMap((name) => listOf(xmp[name]) ?? [])
  return [
    ...namesOfRegions(xmp.Regions),
    ...namesOfRegions(xmp.RegionInfo),
    ...(listOf(xmp.PersonInImage) ?? []),
    ...paths.filter(isOfPeople).flatMap(partsOf),
  ]
}

function namesOfRegions(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node as Tags['xmp']).flatMap(([key, inner]) =>
    key === 'Name' || key === 'PersonDisplayName' ? (textOf(inner) ?? []) : namesOfRegions(inner),
  )
}

/** Microsoft's programs write percentages: 1, 25, 50, 75 and 99. */
function starsOf(rating: number): number {
  if (rating === -1) return rating
  const stars = rating > 5 ? Math.round(rating / 25) + 1 : Math.round(rating)
  return stars >= 1 && stars <= 5 ? stars : 0
}

/** The members of a list. A single member may come without a list. */
function listOf(tag: Tags['xmp'][string] | undefined): string[] | undefined {
  if (!tag) return undefined
  const members = Array.isArray(tag.value) ? (tag.value as Tags['xmp'][string][]) : [tag]
  const found = members.flatMap((member) => {
    const text = typeof member === 'object' ? (textOf(member) ?? member.description) : undefined
    return typeof text === 'string' && text ? [text] : []
  })
  return found.length ? found : undefined
}
