import type { Capture } from '../../../content/schema.ts'
import { numberOf, type Tags, textOf } from './tags.ts'

const LONGEST_NAME = 80 // letters
/** EXIF's 16-bit ISO field has this value for larger numbers. RecommendedExposureIndex has the number. */
const ISO_OVERFLOW = 65535

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** `NIKON CORPORATION`, `NIKON D5000` → `NIKON D5000`; `Apple`, `iPhone XS` → `Apple iPhone XS`. */
function cameraOf(make: string | undefined, model: string | undefined): string | undefined {
  if (!model) return undefined
  const maker = make
    ?.replace(
      /[\s,]+(corporation|imaging corp|company|corp|co|ltd|inc|gmbh|electronics)\b\.?.*$/i,
      '',
    )
    .trim()
  if (!maker) return model
  const first = maker.replace(/ .*/s, '').toLowerCase()
  return model.toLowerCase().startsWith(first) ? model : `${maker} ${model}`
}

/** Seconds as a camera shows them: 0.005 → `1/200`, 0.6 → `0.6`, 30 → `30`. */
function shutterOf(seconds: number): string | undefined {
  const under = Math.round(1 / seconds)
  // From 1/4 s on, only a nearly exact fraction counts as one.
  if (seconds < 0.25 || (seconds <= 0.5 && Math.abs(seconds * under - 1) < 0.01))
    return `1/${under}`
  const rounded = round(seconds, seconds < 1 ? 2 : 1)
  return rounded > 0 ? String(rounded) : undefined
}

/** `2018:08:09 19:30:00` and similar → `2018-08-09T19:30:00`, local time; `undefined` if impossible. */
function momentOf(text: string | undefined): string | undefined {
  const [, day = '', time, second = '00'] =
    /^(\d{4}[:-]\d\d[:-]\d\d)[T ](\d\d:\d\d)(?::(\d\d))?/.exec(text ?? '') ?? []
  const moment = `${day.replaceAll(':', '-')}T${time}:${second}`
  const date = new Date(`${moment}Z`)
  // An impossible day such as 31 April would become another day.
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(moment)
  return isReal && date.getUTCFullYear() >= 1800 ? moment : undefined
}

const FRACTION = /^\d+$/
const ZONE = /^(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

/** The moment with fraction and time zone: `2024-05-06T07:08:09.12+02:00`. `undefined` if it has neither. */
export function exactMomentOf({ exif, xmp }: Tags): string | undefined {
  const inExif = momentOf(textOf(exif.DateTimeOriginal))
  const inXmp = textOf(xmp.DateTimeOriginal) ?? ''
  const [, after, zoneAfter] = /:\d\d:\d\d(?:\.(\d+))?(\D.*)?$/.exec(inXmp) ?? []
  const moment = inExif ?? momentOf(inXmp)
  const fraction = inExif ? textOf(exif.SubSecTimeOriginal) : after
  const zone = inExif ? textOf(exif.OffsetTimeOriginal) : zoneAfter
  const more = [
    fraction && FRACTION.test(fraction) ? `.${fraction}` : '',
    zone && ZONE.test(zone) ? zone : '',
  ].join('')
  return moment && more ? `${moment}${more}` : undefined
}

/** The first text that is a name, not dashes, zeros or `unknown`. */
function nameOf(...tags: (string | undefined)[]): string | undefined {
  return tags.find(
    (text) =>
      text !== undefined &&
      text.length <= LONGEST_NAME &&
      /\p{L}/u.test(text) &&
      !/^(unknown|none|n\/?a|null|undefined|(0(\.0)?(-0(\.0)?)? ?mm.*))$/i.test(text),
  )
}

/** The publishable capture data, without missing, zero or nonsense values. `undefined` if none remains. */
export function captureOf({ exif, xmp, iptc }: Tags): Capture | undefined {
  const numberAt = (name: string) => numberOf(exif[name]) ?? numberOf(xmp[name])
  const rounded = (value = 0) => round(value, 2)
  const camera = cameraOf(
    nameOf(textOf(exif.Make), textOf(xmp.Make)),
    nameOf(textOf(exif.Model), textOf(xmp.Model)),
  )
  const seconds = numberAt('ExposureTime')
  const sensitivity = numberAt('ISOSpeedRatings') ?? numberAt('PhotographicSensitivity')
  const iso = sensitivity === ISO_OVERFLOW ? numberOf(exif.RecommendedExposureIndex) : sensitivity
  const day = textOf(iptc['Date Created'])
  const time = textOf(iptc['Time Created'])
  const taken =
    momentOf(textOf(exif.DateTimeOriginal)) ??
    momentOf(textOf(xmp.DateTimeOriginal)) ??
    // These two date the finished picture. They are the time of capture only if a camera made it.
    (camera ? (momentOf(textOf(xmp.DateCreated)) ?? momentOf(`${day}T${time}`)) : undefined)
  const fields: { [Field in keyof Capture]: Capture[Field] | undefined } = {
    camera,
    lens: nameOf(textOf(exif.LensModel), textOf(xmp.LensModel), textOf(xmp.Lens)),
    focalLength: rounded(numberAt('FocalLength')),
    aperture: rounded(numberAt('FNumber')),
    shutter: seconds === undefined ? undefined : shutterOf(seconds),
    iso: Math.round(iso ?? 0),
    taken,
  }
  const present = Object.entries(fields).filter(([, value]) => value)
  return present.length ? Object.fromEntries(present) : undefined
}
