import { parsePublishedName } from '../../../images/publishedName.ts'
import { hasCoordinates } from '../hasCoordinates.ts'
import { ADDRESS_RULES } from './addressRules.ts'
import { altFault } from './altFault.ts'
import { inSrc, type Rule } from './rule.ts'

const DESCRIBE = 'Describe the photo in a few words'
/** Times that exist in every month. A `Date` for each of 1,000 photos would take 4 ms. */
const IN_EVERY_MONTH = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/** The possible faults of an album entry, in the order in which they are reported. */
export const PHOTO_RULES: readonly Rule[] = [
  {
    code: 'repeated-id',
    severity: { build: 'error', check: 'error' },
    find: ({ photo: { id }, index }, { firstOf }) =>
      firstOf.id.get(id) !== index && {
        field: 'id',
        message: `is the same as that of photos[${firstOf.id.get(id)}] (${id})`,
        remedy: 'Remove the second entry, or give it an id of its own',
      },
  },
  ...ADDRESS_RULES,
  {
    code: 'empty-alt',
    severity: { build: 'warning', check: 'error' },
    find: ({ photo: { alt, hide, decorative } }, { level }) =>
      !hide &&
      !decorative &&
      level === 'public' &&
      altFault(alt) === 'empty-alt' && {
        field: 'alt',
        message: 'is empty, so the photo has no caption and says nothing to a screen reader',
        remedy: DESCRIBE,
      },
  },
  {
    code: 'alt-is-filename',
    severity: { check: 'error' },
    find: ({ photo: { alt, hide } }) =>
      !hide &&
      altFault(alt) === 'alt-is-filename' && {
        field: 'alt',
        message: `is a file name (${alt.trim()})`,
        remedy: DESCRIBE,
      },
  },
  {
    code: 'coordinates-in-alt',
    severity: { check: 'error' },
    find: ({ photo: { alt } }) =>
      hasCoordinates(alt) && {
        field: 'alt',
        message: 'contains coordinates',
        remedy: 'Describe the place in words',
      },
  },
  {
    code: 'impossible-time',
    severity: { build: 'error', check: 'error' },
    find: ({ photo: { capture: { taken } = {} } }) =>
      taken !== undefined &&
      !IN_EVERY_MONTH.test(taken) &&
      // An impossible day such as 31 April would become another day.
      new Date(`${taken}Z`).toJSON() !== `${taken}.000Z` && {
        field: 'capture',
        message: `was taken at a time that does not exist (${taken})`,
        remedy: 'Correct "taken", or remove it',
      },
  },
  {
    code: 'unpublished-turn',
    severity: { build: 'warning', check: 'error' },
    find: ({ photo: { rotate = 0, hide }, address, picture = 'its file' }) => {
      const published = parsePublishedName(address)
      const turned = published?.rotate ?? 0
      return (
        !hide &&
        published !== undefined &&
        turned !== rotate && {
          field: 'rotate',
          message: `is ${rotate}°, but the published picture ${turned ? `is turned by ${turned}°` : 'is not turned'}`,
          remedy: `Import ${picture} again`,
        }
      )
    },
  },
  {
    code: 'duplicate-url',
    severity: { check: 'error' },
    find: ({ photo: { hide }, index, address }, { firstOf }) => {
      const first = hide ? undefined : firstOf.address.get(address)
      return (
        first !== undefined &&
        first !== index &&
        inSrc(`is the same as that of photos[${first}]`, 'Remove one of them')
      )
    },
  },
  {
    code: 'repeated-in-other-album',
    severity: { check: 'info' },
    find: ({ photo: { hide }, address }, { elsewhere }) => {
      const other = hide || address === '' ? undefined : elsewhere(address)
      return (
        other !== undefined && inSrc(`is also in ${other}`, 'Nothing to do if this is intended')
      )
    },
  },
]
