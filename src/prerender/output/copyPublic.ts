import { relative } from 'node:path'
import { filesIn } from '../../content/source/filesIn.ts'
import type { Content } from '../../content/source/content.ts'
import { publishedFiles } from '../../content/source/publishedFiles.ts'
import type { OutputFolder } from './outputFolder.ts'

export async function copyPublic(
  from: string,
  output: Pick<OutputFolder, 'copy'>,
  content: Content,
): Promise<void> {
  const isPublished = publishedFiles(content)
  for (const path of await filesIn(from)) {
    // macOS may store names in decomposed form.
    const file = relative(from, path).replaceAll('\\', '/').normalize('NFC')
    if (isPublished(file)) output.copy(path, file)
  }
}
