import type { Report } from '../diagnostic.ts'
import { forEachText } from '../json/forEachText.ts'
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
  const files = { 'site.json': site, 'projects.json': projects }
  for (const [file, value] of Object.entries(files))
    forEachText(value, (text, path, key) => {
      if (ADDRESSES.has(key) && SAMPLE.test(text))
        report({
          code: 'sample-address',
          severity: 'warning',
          file,
          path,
          message: `is still ${text}, which is nobody's`,
          remedy: 'Write your own',
        })
    })
}
