import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { privacyIssues } from './inspectFiles.ts'
import type { Issue } from './issue.ts'
import { publicFolder } from './places.ts'

/** Every other picture that the site publishes: nothing private in any of them. */
export async function inspectPublic(root: string, done: ReadonlySet<string>): Promise<Issue[]> {
  const folder = publicFolder(root)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter(
      (entry) => entry.isFile() && /\.(avif|gif|hei[cf]|jpe?g|png|tiff?|webp)$/i.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const issues: Issue[] = []
  for (const path of paths) {
    const name = relative(root, path)
    if (!done.has(name)) issues.push(...privacyIssues(await readFile(path), name))
  }
  return issues
}
