import type { Diagnostic, Report } from '../diagnostic.ts'
import { forEachText } from '../json/mapTexts.ts'
import { CREDENTIALS, hasCredentials, withoutCredentials } from './credentials.ts'

const ADDRESSES = new Set(['src', 'url', 'template', 'githubLink'])

/** Why an address leads nowhere, or a path to no file of this site, as browsers and the build read it. */
function leadFault(address: string): string | undefined {
  if (!address.startsWith('/'))
    return /^https?:/i.test(address) && !URL.canParse(address) ? 'leads to no host' : undefined
  // Browsers treat a backslash like a slash.
  const path = address.replace(/[?#].*/s, '').replaceAll('\\', '/')
  if (path.startsWith('//')) return 'leads to another host'
  try {
    const isOutside = path.split('/').some((name) => /^\.\.?$/.test(decodeURIComponent(name)))
    return isOutside || /%2f|%5c|%00/i.test(path) ? 'leads out of public/' : undefined
  } catch {
    return 'has an invalid percent-encoding'
  }
}

/** The fault of an address that contains credentials, or that only looks like one or like a path of this site. */
export function addressFault(
  address: string,
): Pick<Diagnostic, 'code' | 'message' | 'remedy'> | undefined {
  if (hasCredentials(address)) return { code: 'credentials-in-url', ...CREDENTIALS }
  const fault = leadFault(address)
  return fault === undefined
    ? undefined
    : {
        code: 'bad-path',
        message: `${fault} (${withoutCredentials(address)})`,
        remedy:
          'Write https:// and the host, or the path of a file in public/, such as /photos/lake.avif',
      }
}

/** Reports faulty addresses in a value at any depth. */
export function checkAddresses(value: unknown, file: string, report: Report): void {
  forEachText(value, (text, path, key) => {
    const fault = ADDRESSES.has(key) ? addressFault(text.trim()) : undefined
    if (fault) report({ severity: 'error', file, path, ...fault })
  })
}
