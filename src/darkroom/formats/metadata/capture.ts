import type { Capture } from '../../../content/schema.ts'
import { numberOf, type Tags, textOf } from './tags.ts'

/** Letters; longer is no name of a thing. */
const LONGEST_NAME = 80
/** What the standard's 16 bits cannot hold. */
const ISO_OVERFLOW = 65535

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** `NIKON CORPORATION`, `NIKON D5000` → `NIKON D5000`; `Apple`, `iPhone XS` → `Apple iPhone XS`. */
export function cameraOf(make: string | undefined, model: string | undefined): string | undefined {
  if (!model) return undefined
  const maker = make
    ?.replace(
      /[\s,]+(corporation|imaging corp|company|corp|co|ltd|inc|gmbh|electronics)\b\.?.*$/i,
      '',
    )
    .trim()
  if (!maker) return model
  const first = maker.split(' ')[0]!.toLowerCase()
  return model.toLowerCase().startsWith(first) ? model : `${maker} ${model}`
}

/** Seconds as a camera says them: 0.005 → `1/200`, 0.6 → `0.6`, 30 → `30`. */
export function shutterOf(seconds: number): string | undefined {
  const under = Math.round(1 / seconds)
  // Long times are fractions only where the fraction is exact enough to be meant.
  if (seconds < 0.25 || (seconds <= 0.5 && Math.abs(seconds * under - 1) < 0.01))
    return `1/${under}`
  const said = round(seconds, seconds < 1 ? 2 : 1)
  return said > 0 ? String(said) : undefined
}

/** `2018:08:09 19:30:00` in any of the ways files say it → local time without a zone; no such day → nothing. */
export function momentOf(text: string | undefined): string | undefined {
  const parts = /^(\d{4})[:-](\d\d)[:-](\d\d)[T ](\d\d):(\d\d)(?::(\d\d))?/.exec(text ?? '')
  if (!parts) return undefined
  const [year, month, day, hour, minute, second] = parts.slice(1).map((p) => Number(p ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  if (year < 1800 || !isDay || hour > 23 || minute > 59 || second > 59) return undefined
  const two = (n: number) => String(n).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** A name that says something: not dashes, zeros or `unknown`. */
function nameOf(...tags: (string | undefined)[]): string | undefined {
  return tags.find(
    (text) =>
      text !== undefined &&
      text.length <= LONGEST_NAME &&
      /\p{L}/u.test(text) &&
      !/^(unknown|none|n\/?a|null|undefined|(0(\.0)?(-0(\.0)?)? ?mm.*))$/i.test(text),
  )
}

/**
 * How a photo was taken, of what its tags say: the fields that may be published and no others.
 * Fields that are missing, zero or nonsense are left out; `undefined` where nothing is left.
 */
export function captureOf({ exif, xmp, iptc }: Tags): Capture | undefined {
  const camera = cameraOf(
    nameOf(textOf(exif.Make), textOf(xmp.Make)),
    nameOf(textOf(exif.Model), textOf(xmp.Model)),
  )
  const seconds = numberOf(exif.ExposureTime) ?? numberOf(xmp.ExposureTime)
  const focal = numberOf(exif.FocalLength) ?? numberOf(xmp.FocalLength)
  const aperture = numberOf(exif.FNumber) ?? numberOf(xmp.FNumber)
  const iso = isoOf({ exif, xmp })
  const day = textOf({ value: iptc['Date Created']?.description, description: '' })
  const time = textOf({ value: iptc['Time Created']?.description, description: '' })
  const taken =
    momentOf(textOf(exif.DateTimeOriginal)) ??
    momentOf(textOf(xmp.DateTimeOriginal)) ??
    // These two are dates of the work; they are the moment of capture only where a camera made it.
    (camera ? (momentOf(textOf(xmp.DateCreated)) ?? momentOf(`${day}T${time}`)) : undefined)
  const lens = nameOf(textOf(exif.LensModel), textOf(xmp.LensModel), textOf(xmp.Lens))
  const shutter = seconds === undefined ? undefined : shutterOf(seconds)

  const capture: Capture = {
    ...(camera ? { camera } : {}),
    ...(lens ? { lens } : {}),
    ...(focal && round(focal, 2) > 0 ? { focalLength: round(focal, 2) } : {}),
    ...(aperture && round(aperture, 2) > 0 ? { aperture: round(aperture, 2) } : {}),
    ...(shutter ? { shutter } : {}),
    ...(iso ? { iso } : {}),
    ...(taken ? { taken } : {}),
  }
  return Object.keys(capture).length ? capture : undefined
}

function isoOf({ exif, xmp }: Pick<Tags, 'exif' | 'xmp'>): number | undefined {
  const said =
    numberOf(exif.ISOSpeedRatings) ??
    numberOf(exif.PhotographicSensitivity) ??
    numberOf(xmp.ISOSpeedRatings) ??
    numberOf(xmp.PhotographicSensitivity)
  const iso = said === ISO_OVERFLOW ? numberOf(exif.RecommendedExposureIndex) : said
  return iso === undefined ? undefined : Math.round(iso) || undefined
}
