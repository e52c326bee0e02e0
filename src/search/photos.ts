import { fetchOnce } from '../content/loading/fetchOnce'
import { CHUNK, type FoundPhoto, type SearchIndex } from '../content/searchIndex'

const known = new Map<string, FoundPhoto>()

const nameOf = ({ files }: SearchIndex, number: number) => `${files} ${number}`

/** The photographs up to the first that has not been fetched. */
export function photosAtHand(index: SearchIndex, numbers: readonly number[]): FoundPhoto[] {
  const photos: FoundPhoto[] = []
  for (const number of numbers) {
    const photo = known.get(nameOf(index, number))
    if (!photo) break
    photos.push(photo)
  }
  return photos
}

/** Fetches photographs by their numbers, each file once. */
export async function loadFound(index: SearchIndex, numbers: readonly number[]): Promise<void> {
  const missing = numbers.filter((number) => !known.has(nameOf(index, number)))
  const chunks = new Set(missing.map((number) => Math.floor(number / CHUNK)))
  await Promise.all(
    Array.from(chunks, async (chunk) => {
      const photos = await fetchOnce<FoundPhoto[]>(`${index.files}/photos-${chunk}.json`)
      for (const [i, photo] of photos.entries()) known.set(nameOf(index, chunk * CHUNK + i), photo)
    }),
  )
}

/** Stores the photographs that a page was loaded with. */
export function keepFound(
  index: SearchIndex,
  numbers: readonly number[],
  photos: readonly FoundPhoto[],
): void {
  for (const [i, photo] of photos.entries()) known.set(nameOf(index, numbers[i]!), photo)
}
