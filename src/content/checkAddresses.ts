import type { Report } from './finding.ts'

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

/** Reports every address in a value that looks like a path of this site and is none, at any depth. */
export function checkAddresses(value: unknown, file: string, report: Report, place = ''): void {
  if (Array.isArray(value))
    for (const [i, item] of value.entries()) checkAddresses(item, file, report, `${place}[${i}]`)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      const at = place === '' ? key : `${place}.${key}`
      const address = typeof item === 'string' && ADDRESSES.has(key) ? item.trim() : ''
      const fault = address.startsWith('/') ? faultOf(address) : undefined
      if (fault)
        report(
          'error',
          file,
          at,
          `${fault} (${address})`,
          'Write https:// and the host, or the path of a file in public/, such as /photos/lake.avif',
        )
      checkAddresses(item, file, report, at)
    }
}
