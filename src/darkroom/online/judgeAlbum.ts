import type { Level } from '../../content/schema.ts'
import type { Issue } from '../issue.ts'
import { canonicalOf } from './canonicalOf.ts'
import type { Entry, Fault, Seen, Sound } from './fault.ts'
import { judge } from './judge.ts'
import { readSrc } from './readSrc.ts'

/** An album as its file has it, good or bad. `file` as it is named to the owner. */
export type Roll = { file: string; level: Level; photos: Entry[] }

/**
 * An issue that asking has brought up: of which entry, and of which `src` it had then; both are absent
 * where the album as a whole is meant.
 */
export type Found = Issue & Pick<Fault, 'fix'> & { index?: number; src?: string }

/**
 * Judges every outside photo of an album by what the hosts have answered. Copies are told among photos
 * whose addresses are right: what is wrong with an address is mended first.
 */
export function judgeAlbum(album: Roll, others: Roll[], seen: Seen): Found[] {
  const found: Found[] = []
  const elsewhere = placesOf(others.filter(({ file }) => file !== album.file))
  const addresses = new Map<string, number>()
  const contents = new Map<string, number>()
  const located: number[] = []

  for (const [index, entry] of album.photos.entries()) {
    if (entry.isHidden) continue
    const note = ({ field, ...fault }: Fault) =>
      found.push({
        ...fault,
        file: album.file,
        place: `photos[${index}].${field}`,
        index,
        src: entry.src,
        ...(entry.id ? { photo: entry.id } : {}),
      })
    const { faults, sound, coordinates } = judge(entry, seen)
    faults.forEach(note)
    if (coordinates) located.push(index)
    if (!sound) continue
    const copy = copyOf(sound, addresses, contents)
    if (copy) note(copy)
    const other = elsewhere.get(sound.canonical)
    if (other)
      note({
        id: 'repeated-in-other-album',
        grade: 'info',
        field: 'src',
        cause: `also stands in ${other}`,
        remedy: 'Nothing to do if that is meant',
      })
    if (!addresses.has(sound.canonical)) addresses.set(sound.canonical, index)
    if (!contents.has(sound.sha256)) contents.set(sound.sha256, index)
  }
  if (located.length)
    found.push({
      id: 'originals-with-gps',
      grade: 'finding',
      file: album.file,
      place: '',
      cause: `${located.length} of ${album.photos.length} originals tell where they were taken (${located.map((i) => `photos[${i}]`).join(', ')})`,
      remedy: 'Upload them again without, or mirror the album and use the mirror',
    })
  return found
}

function copyOf(
  { canonical, sha256 }: Sound,
  addresses: Map<string, number>,
  contents: Map<string, number>,
): Fault | undefined {
  const sameAddress = addresses.get(canonical)
  const first = sameAddress ?? contents.get(sha256)
  if (first === undefined) return undefined
  return {
    id: sameAddress === undefined ? 'duplicate-bytes' : 'duplicate-url',
    grade: 'finding',
    field: 'src',
    cause: `${sameAddress === undefined ? 'is the same picture as' : 'repeats'} photos[${first}]`,
    remedy: 'Remove one of them',
  }
}

function placesOf(albums: Roll[]): Map<string, string> {
  const places = new Map<string, string>()
  for (const { file, photos } of albums)
    for (const { src } of photos) {
      const said = readSrc(src)
      if (said.kind === 'address') places.set(canonicalOf(said.url), file)
    }
  return places
}
