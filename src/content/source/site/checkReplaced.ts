import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Report } from '../diagnostic.ts'

/** Files at the root of the site that the build writes for machines. Feeds need a public photograph. */
export const FOR_MACHINES = [
  'feed.json',
  'feed.xml',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
]
const BUILT = [...FOR_MACHINES, '404.html', '_headers', '_redirects', 'index.html']

/** Reports files of `public/` that the build replaces. */
export function checkReplaced(publicDir: string, folder: string, report: Report): void {
  for (const name of BUILT)
    if (existsSync(join(publicDir, name)))
      report({
        code: 'replaced-file',
        severity: 'warning',
        file: relative(folder, join(publicDir, name)),
        path: '',
        message: 'is not published, because the build writes its own file of this name',
        remedy: 'Remove it, or give it another name',
      })
}
