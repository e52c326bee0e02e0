import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { filesIn } from '../src/content/source/filesIn.ts'
import { digestOf, formatSampleList } from '../src/darkroom/sample/sampleList.ts'

/** Icons that every site needs. They are not part of the sample. */
const ICONS = new Set(['public/icon.svg', 'public/apple-touch-icon.png'])

/** The list of the sample below this folder: its content and the files in public/ that it names. */
export async function listSample(root: string): Promise<string> {
  const content = await filesIn(join(root, 'src/content'))
  const paths = [
    ...content.filter((path) => path.endsWith('.json')),
    ...(await filesIn(join(root, 'public'))),
  ]
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((path) => !ICONS.has(path))
    .toSorted()
  const entries = paths.map(
    async (path) => [path, digestOf(path, await readFile(join(root, path)))] as const,
  )
  return formatSampleList(new Map(await Promise.all(entries)))
}
