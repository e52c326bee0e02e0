import type { Report } from '../diagnostic.ts'
import type { Project, Site } from '../schema/site.ts'

/** The fields that hold an address of the owner's. */
const ADDRESSES = new Set(['email', 'githubLink', 'url'])
/** A host that is nobody's: it stands for one that is to come. RFC 2606, 3. */
const SAMPLE = /(^|[^\w.-]|\bwww\.)example\.(com|net|org)\b(?!\.)/i

/** Reports every address of the owner's that still is the sample's. */
export function checkSampleAddresses(
  { site, projects }: { site: Site; projects: readonly Project[] },
  report: Report,
): void {
  walk(site, 'site.json', '', report)
  walk(projects, 'projects.json', '', report)
}

function walk(value: unknown, file: string, path: string, report: Report): void {
  if (Array.isArray(value))
    for (const [i, item] of value.entries()) walk(item, file, `${path}[${i}]`, report)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`
      if (ADDRESSES.has(key) && typeof item === 'string' && SAMPLE.test(item))
        report({
          code: 'sample-address',
          severity: 'warning',
          file,
          path: at,
          message: `is still ${item}, which is nobody's`,
          remedy: 'Write your own',
        })
      walk(item, file, at, report)
    }
}
