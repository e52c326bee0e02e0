import type { Report } from '../diagnostic.ts'
import { forEachText } from '../json/mapTexts.ts'
import type { Content } from '../content.ts'

const ADDRESSES = new Set(['email', 'githubLink', 'url']) // the fields with addresses of the owner
/** Reserved hosts, used as placeholders for real addresses. RFC 2606, 3. */
const SAMPLE = /(^|[^\w.-]|\bwww\.)example\.(com|net|org)\b(?!\.)/i

/** Reports addresses of the owner that are reserved for examples, such as those of the sample. */
export function checkSampleAddresses(own: Pick<Content, 'site' | 'projects'>, report: Report) {
  const files = { 'site.json': own.site, 'projects.json': own.projects }
  for (const [file, value] of Object.entries(files))
    forEachText(value, (text, path, key) => {
      if (ADDRESSES.has(key) && SAMPLE.test(text))
        report({
          code: 'sample-address',
          severity: 'warning',
          file,
          path,
          message: `is an address for examples, ${text}`,
          remedy: 'Write your own address',
        })
    })
}
