import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { filesIn } from '../src/content/source/filesIn.ts'
import { digestOf } from '../src/darkroom/sample/sampleList.ts'

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
  // In the format of `sha256sum`.
  const lines = paths.map(
    async (path) => `${digestOf(path, await readFile(join(root, path)))}  ${path}\n`,
  )
  return (await Promise.all(lines)).join('')
}
