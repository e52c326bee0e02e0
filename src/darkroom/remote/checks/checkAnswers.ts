import { type Diagnostic, sortByPhoto } from '../../../content/source/diagnostic.ts'
import { parseSrc } from '../../../content/source/addresses/parseSrc.ts'
import { canonicalOf } from '../adapters/hostOf.ts'
import { checkPhoto } from './checkPhoto.ts'
import { type Checked, type LinkedPhoto, type Fault, finding, type Lookup } from './fault.ts'

/** The content of an album file, valid or not. `file`: its name in messages. */
export type AlbumEntries = { file: string; photos: LinkedPhoto[] }

export type Found = Diagnostic & Pick<Fault, 'fix'> & { index?: number; src?: string }

/** Checks outside photos by their hosts' answers. Only photos with correct addresses can be duplicates. */
export function checkAnswers(
  { file, photos }: AlbumEntries,
  others: AlbumEntries[],
  lookup: Lookup,
): Found[] {
  const found: Found[] = []
  const elsewhere = placesOf(others.filter((other) => other.file !== file))
  const copyOf = copyFinder()
  const located: string[] = []
  for (const [index, entry] of photos.entries()) {
    if (entry.isHidden) continue
    const { faults, sound, coordinates } = checkPhoto(entry, lookup)
    if (coordinates) located.push(`photos[${index}]`)
    const copies = sound ? [copyOf(sound, index), repeatedIn(elsewhere.get(sound.canonical))] : []
    for (const { field, ...fault } of [...faults, ...copies.filter((copy) => copy !== undefined)])
      found.push({
        ...fault,
        file,
        path: `photos[${index}].${field}`,
        index,
        src: entry.src,
        ...(entry.id ? { photo: entry.id } : {}),
      })
  }
  if (located.length)
    found.push({
      code: 'originals-with-gps',
      severity: 'error',
      file,
      path: '',
      message: `${located.length} of ${photos.length} originals reveal where they were taken (${located.join(', ')})`,
      remedy: 'Upload them again without coordinates, or mirror the album and use the mirror',
    })
  return found
}

function copyFinder() {
  const addresses = new Map<string, number>()
  const contents = new Map<string, number>()
  return ({ canonical, sha256 }: NonNullable<Checked['sound']>, index: number) => {
    const sameAddress = addresses.get(canonical)
    const sameBytes = contents.get(sha256)
    if (sameAddress === undefined) addresses.set(canonical, index)
    if (sameBytes === undefined) contents.set(sha256, index)
    const remedy = 'Remove one of them'
    if (sameAddress !== undefined)
      return finding('duplicate-url', `is the same as that of photos[${sameAddress}]`, remedy)
    if (sameBytes === undefined) return undefined
    return finding('duplicate-bytes', `is the same picture as photos[${sameBytes}]`, remedy)
  }
}

function repeatedIn(file: string | undefined): Fault | undefined {
  if (file === undefined) return undefined
  const message = `is also in ${file}`
  const remedy = 'Nothing to do if this is intended'
  return finding('repeated-in-other-album', message, remedy, { severity: 'info' })
}

function placesOf(albums: AlbumEntries[]): Map<string, string> {
  const places = new Map<string, string>()
  for (const { file, photos } of albums)
    for (const { src } of photos) {
      const read = parseSrc(src)
      if (read.kind === 'address') places.set(canonicalOf(new URL(read.url)), file)
    }
  return places
}

/**
 * Merges an album's diagnostics from its file and from hosts, sorted by photo. For an outside address, the
 * host's answer replaces the diagnostics of its spelling.
 */
export function mergeDiagnostics(
  { file, photos }: AlbumEntries,
  offline: Diagnostic[],
  found: Found[],
): Found[] {
  const asked = new Set(
    photos.flatMap(({ src }, i) =>
      ['empty', 'own'].includes(parseSrc(src).kind) ? [] : [`photos[${i}].src`],
    ),
  )
  const own = found.filter((one) => one.file === file)
  return sortByPhoto([...offline.filter(({ path }) => !asked.has(path)), ...own])
}
