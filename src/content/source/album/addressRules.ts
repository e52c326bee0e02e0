import { CREDENTIALS, hasCredentials, withoutCredentials } from '../addresses/credentials.ts'
import { type Src, TRAILING } from '../addresses/parseSrc.ts'
import { type PhotoEntry, inSrc, type Rule } from './rule.ts'

/** Whether an address can be parsed. Only then is its spelling checked. */
const isReadable = ({ kind }: Src) => kind === 'own' || kind === 'address'
const isPadded = ({ photo, address }: PhotoEntry) => photo.src !== address

/** The possible faults of a photo's address, in the order in which they are reported. */
export const ADDRESS_RULES: readonly Rule[] = [
  {
    code: 'empty-src',
    severity: { build: 'warning', check: 'error' },
    find: ({ src }) =>
      src.kind === 'empty' &&
      inSrc(
        'is empty, so the photo is left out',
        'Set the address of the picture, or remove the entry',
      ),
  },
  {
    code: 'bad-url',
    severity: { build: 'error', check: 'error' },
    find: ({ src, address }) =>
      src.kind === 'unreadable' &&
      !address.startsWith('//') &&
      inSrc(
        `is neither an https address nor a path of this site (${withoutCredentials(address)})`,
        'Start it with https:// or /',
      ),
  },
  {
    code: 'bad-url',
    // The build checks this in all address fields.
    severity: { check: 'error' },
    find: ({ src, address }) =>
      src.kind === 'unreadable' &&
      address.startsWith('//') &&
      inSrc(
        `does not start with https: (${withoutCredentials(address)})`,
        `Write https:${withoutCredentials(address)}`,
      ),
  },
  {
    code: 'credentials-in-url',
    // The build checks this in all address fields.
    severity: { check: 'error' },
    find: ({ photo: { template = '', candidates = [], mirror }, src }) => {
      if (src.kind === 'secret') return { field: 'src', ...CREDENTIALS }
      if (hasCredentials(template)) return { field: 'template', ...CREDENTIALS }
      if (candidates.some((one) => hasCredentials(one.src)))
        return { field: 'candidates', ...CREDENTIALS }
      return hasCredentials(mirror?.src ?? '') && { field: 'mirror', ...CREDENTIALS }
    },
  },
  {
    code: 'whitespace-in-url',
    severity: { build: 'warning', check: 'error' },
    find: (entry) =>
      isReadable(entry.src) &&
      isPadded(entry) &&
      inSrc('starts or ends with white space', `Try ${entry.address.replace(TRAILING, '.$1')}`),
  },
  {
    code: 'suspicious-extension',
    severity: { build: 'warning', check: 'error' },
    find: (entry) =>
      isReadable(entry.src) &&
      !isPadded(entry) &&
      TRAILING.test(entry.address) &&
      inSrc(
        `ends in something that is not a part of an image address (${entry.address})`,
        `Try ${entry.address.replace(TRAILING, '.$1')}`,
      ),
  },
  {
    code: 'insecure-url',
    severity: { build: 'error', check: 'error' },
    find: ({ src }) =>
      src.kind === 'address' &&
      src.secure !== undefined &&
      inSrc('is not encrypted, so browsers block it on an https site', 'Start it with https://'),
  },
  {
    code: 'local-url',
    // The check allows a host on this machine for trying it out.
    severity: { build: 'error' },
    find: ({ src, address }) =>
      src.kind === 'address' &&
      src.secure === undefined &&
      src.url.startsWith('http:') &&
      inSrc(
        `leads to your own computer, which visitors cannot reach (${address})`,
        'Start it with https:// or /',
      ),
  },
]
