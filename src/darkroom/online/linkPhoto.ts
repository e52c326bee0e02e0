import type { Candidate, Offer } from '../../images/host.ts'
import type { Developed, Wish } from '../develop.ts'
import type { Encoders } from '../encoders.ts'
import { publish, readMade } from '../made.ts'
import { ID_LENGTH, RECIPE, stemOf, type Rotation } from '../recipe.ts'
import type { World } from '../world.ts'
import type { Fault } from './fault.ts'
import { addressesOf, judge } from './judge.ts'
import { GPS } from './judgeBody.ts'
import { isPassing } from './isPassing.ts'
import { pictureOf } from './pictureOf.ts'
import type { Line } from './line.ts'
import type { Picture } from './picture.ts'
import { readSrc } from './readSrc.ts'
import { survey } from './survey.ts'
import { verifyOffer } from './verifyOffer.ts'

/** px; the small variants that the site makes of photos whose host has one size. */
const THUMBS = [480, 960]

/** What was learnt of a photo on an outside host. */
export type Linked = Developed & {
  /** Hex; of its bytes, as an import would name it. */
  id: string
  /** What its host can do; absent where it had no time to say. */
  offer?: Offer
}

export type Linking = { linked?: Linked; faults: Fault[] }

/** Everything that making something of an outside photo takes. */
export type Bench = {
  world: World
  line: Line
  develop: Encoders['develop']
  maxPixels: Wish['maxPixels']
  /** Where the site's own copies go. */
  folder: string
}

/** A photo whose picture has come: where its bytes are, and what they show. */
export type Fetched = { url: string; picture: Picture; id: string; path: string }

/** Fetches the picture behind a `src`, once, and judges it. Nothing is fetched where it is no outside address. */
export async function fetchPhoto(
  src: string,
  line: Line,
): Promise<{ fetched?: Fetched; faults: Fault[] }> {
  const said = readSrc(src)
  if (said.kind === 'empty' || said.kind === 'own') return { faults: [] }
  const seen = await survey([{ src, alt: '' }], line)
  const { faults, coordinates } = judge({ src, alt: '' }, seen)
  if (coordinates && !faults.includes(GPS)) faults.push(GPS)
  const url = addressesOf(src)[0]
  if (said.kind !== 'address' || said.secure || !url) return { faults }
  const picture = pictureOf(seen(url))
  if (!picture) return { faults }
  const id = picture.sha256.slice(0, ID_LENGTH)
  return { fetched: { url, picture, id, path: line.fileOf(url) }, faults }
}

/** How an outside photo is developed. */
export const wishFor = (
  id: string,
  ladder: readonly number[],
  rotate: Rotation,
  encode: boolean,
  maxPixels: Wish['maxPixels'],
): Wish => ({ id, ladder, rotate, jpeg: false, maxPixels, encode })

/**
 * Learns everything the album file needs of an outside photo: its pixels, colours and placeholder, how
 * it was taken, and what its host can do. With `thumbs`, small variants are published for a host that
 * has one size only.
 */
export async function linkPhoto(
  src: string,
  { world, line, develop, folder, maxPixels }: Bench,
  thumbs: boolean,
): Promise<Linking> {
  const { fetched, faults } = await fetchPhoto(src, line)
  if (!fetched) return { faults }
  const { url, picture, id, path } = fetched
  let isBusy = false
  const watched: Line = {
    ...line,
    async look(asked) {
      const evidence = await line.look(asked)
      isBusy ||= isPassing(evidence)
      return evidence
    },
  }
  const verified = await verifyOffer(url, picture, watched)
  if (isBusy) faults.push(BUSY)
  const wantsThumbs = thumbs && !verified && !isBusy && picture.width > THUMBS[0]!
  const wish = wishFor(id, wantsThumbs ? THUMBS : RECIPE.ladder, 0, wantsThumbs, maxPixels)
  const made = wantsThumbs ? await readMade(world, wish, folder) : undefined
  const answer = made ?? (await develop({ ...wish, path, size: picture.bytes }))
  if ('refused' in answer) {
    const { kind, cause, remedy } = answer.refused
    const fault: Fault = { id: kind, grade: 'finding', field: 'src', cause, remedy }
    return { faults: [...faults, fault] }
  }
  if ('prints' in answer && wantsThumbs)
    await publish(world, wish, folder, answer.developed, answer.prints)
  const { developed } = answer
  const offer = verified ?? (wantsThumbs ? withThumbs(url, picture, id, developed) : {})
  const known = isBusy ? {} : { offer }
  return { faults, linked: { ...developed, id, ...measured(picture), ...known } }
}

/** A host that was asked for its smaller versions and has no time to answer. */
const BUSY: Fault = {
  id: 'busy-width',
  grade: 'finding',
  field: 'widths',
  cause: 'may be had smaller, but its host is busy',
  remedy: 'Link the album again later; until then its widths stay as they were',
}

const measured = ({ width, height }: Picture) => ({ width, height })

/** The site's own small variants, and the outside original as the largest. */
function withThumbs(url: string, { width }: Picture, id: string, developed: Developed): Offer {
  const made = [...new Set([...THUMBS.filter((w) => w < developed.width), developed.width])]
  const smaller: Candidate[] = made
    .filter((w) => w < width)
    .map((w) => ({ src: `/photos/${stemOf(id, 0)}-${w}.avif`, width: w }))
  return { candidates: [...smaller, { src: url, width }] }
}
