import { join, relative } from 'node:path'
import { checkFiles } from '../../content/source/site/checkFiles.ts'
import { checkSampleAddresses } from '../../content/source/site/checkSampleAddresses.ts'
import type { Diagnostic } from '../../content/source/diagnostic.ts'
import type { Content } from '../../content/source/content.ts'
import { contentFolder, publicFolder } from '../files/places.ts'

export async function inspectSite(root: string, content: Pick<Content, 'site' | 'projects'>) {
  const issues: Diagnostic[] = []
  const folder = contentFolder(root)
  const report = (found: Diagnostic) =>
    issues.push({ ...found, severity: 'error', file: relative(root, join(folder, found.file)) })
  await checkFiles({ root, publicDir: publicFolder(root) }, folder, content, report)
  checkSampleAddresses(content, report)
  return issues
}
