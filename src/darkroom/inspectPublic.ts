import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Issue } from './issue.ts'
import { publicFolder } from './places.ts'
import { privacyIssues } from './privacyIssues.ts'

/** Every other picture that the site publishes: nothing private in any of them. */
export async function inspectPublic(root: string, done: ReadonlySet<string>): Promise<Issue[]> {
  const folder = publicFolder(root)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const issues: Issue[] = []
  for (const path of paths) {
    const name = relative(root, path)
    if (done.has(name)) continue
    const bytes = await readFile(path)
    // By its bytes: what a file is called keeps nobody from reading it.
    issues.push(...privacyIssues(bytes, name))
    if (/\.xmp$/i.test(name))
      issues.push({
        id: 'published-xmp',
        grade: 'finding',
        file: name,
        place: '',
        cause: 'publishes what a program noted of a photo',
        remedy: 'Remove it',
      })
  }
  return issues
}
