import { CREDENTIALS, hasCredentials, withoutCredentials } from './credentials.ts'
import type { Report } from '../diagnostic.ts'

/** The fields that hold an address. */
const ADDRESSES = new Set(['src', 'url', 'template', 'githubLink'])

/** Why an address that starts with a slash is none of a file of this site, as browsers and the build read it. */
function faultOf(address: string): string | undefined {
  // Browsers read a backslash as a slash.
  const path = address.split(/[?#]/)[0]!.replaceAll('\\', '/')
  if (path.startsWith('//')) return 'leads to another host'
  try {
    const isOutside = path.split('/').some((name) => /^\.\.?$/.test(decodeURIComponent(name)))
    return isOutside || /%2f|%5c|%00/i.test(path) ? 'leads out of public/' : undefined
  } catch {
    return 'has a % that stands for nothing'
  }
}

/**
 * Reports every address in a value that looks like a path of this site and is none, or that holds a name
 * or a password, at any depth.
 */
export function checkAddresses(value: unknown, file: string, report: Report, path = ''): void {
  if (Array.isArray(value))
    for (const [i, item] of value.entries()) checkAddresses(item, file, report, `${path}[${i}]`)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`
      const address = typeof item === 'string' && ADDRESSES.has(key) ? item.trim() : ''
      const isSecret = hasCredentials(address)
      if (isSecret)
        report({
          code: 'credentials-in-url',
          severity: 'error',
          file,
          path: at,
          message: CREDENTIALS[0],
          remedy: CREDENTIALS[1],
        })
      const fault = !isSecret && address.startsWith('/') ? faultOf(address) : undefined
      if (fault)
        report({
          code: 'bad-path',
          severity: 'error',
          file,
          path: at,
          message: `${fault} (${withoutCredentials(address)})`,
          remedy:
            'Write https:// and the host, or the path of a file in public/, such as /photos/lake.avif',
        })
      checkAddresses(item, file, report, at)
    }
}
