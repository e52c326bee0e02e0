import type { Level } from '../../content/schema.ts'
import { type Entry, type Fault, type Seen, type Sound, canonicalOf, judge } from './judge.ts'
import { judgeAlt } from './judgeAlt.ts'
import { readSrc } from './readSrc.ts'

/** An album as its file has it, good or bad. `file` as it is named to the owner. */
export type Roll = { file: string; level: Level; photos: Entry[] }

/** A fault with its place. `index` is absent where the album as a whole is meant. */
export type Found = Omit<Fault, 'field'> & {
  file: string
  /** As in `photos[3].src`. */
  place: string
  index?: number
  photo?: string
}

/**
 * Judges every photo of an album by what the hosts have answered. Copies are told among photos whose
 * addresses are right: what is wrong with an address is mended first.
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
        ...(entry.id ? { photo: entry.id } : {}),
      })
    const { faults, sound, coordinates } = judge(entry, seen)
    faults.forEach(note)
    if (album.level === 'public') judgeAlt(entry.alt).forEach(note)
    if (coordinates) located.push(index)
    if (!sound) continue
    const copy = copyOf(sound, addresses, contents)
    if (copy) note(copy)
    const other = elsewhere.get(sound.canonical)
    if (other)
      note({
        code: 'repeated-in-other-album',
        grade: 'info',
        field: 'src',
        reason: `stands in ${other} too`,
        remedy: 'Nothing to mend, if it is meant to',
      })
    if (!addresses.has(sound.canonical)) addresses.set(sound.canonical, index)
    if (!contents.has(sound.sha256)) contents.set(sound.sha256, index)
  }
  if (located.length)
    found.push({
      code: 'originals-with-gps',
      grade: 'warning',
      file: album.file,
      place: '',
      reason: `${located.length} of ${album.photos.length} originals hold the coordinates of where they were taken: ${located.map((i) => `photos[${i}]`).join(', ')}`,
      remedy: 'Remove them and upload those again, or mirror the album and use the mirror',
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
    code: sameAddress === undefined ? 'duplicate-bytes' : 'duplicate-url',
    grade: 'warning',
    field: 'src',
    reason: `shows the same ${sameAddress === undefined ? 'picture' : 'address'} as photos[${first}]`,
    remedy: 'Remove one of the two',
  }
}

function placesOf(albums: Roll[]): Map<string, string> {
  const places = new Map<string, string>()
  for (const { file, photos } of albums)
    for (const [i, { src }] of photos.entries()) {
      const said = readSrc(src)
      if (said.kind === 'address') places.set(canonicalOf(said.url), `${file} › photos[${i}]`)
    }
  return places
}
