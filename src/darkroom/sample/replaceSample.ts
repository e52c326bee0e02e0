import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { folderAlbumsFile, sampleFile } from '../files/places.ts'
import type { SiteFolder } from '../files/site.ts'
import type { Reporter } from '../report/reporter.ts'
import { recordWritten, type Survey } from './surveySite.ts'

type ReplacingContext = SiteFolder & { reporter: Reporter; stop: AbortSignal }

/** The files that are removed but not written again. Content comes before the files that it names. */
export const filesToRemove = ({ sample, changed }: Survey, texts: ReadonlyMap<string, string>) =>
  [...sample, ...changed]
    .filter((path) => !texts.has(path))
    .toSorted((a, b) => Number(a.startsWith('public/')) - Number(b.startsWith('public/')))

/**
 * Replaces the sample by these files. Keeps copies of changed ones. After Ctrl-C the next run continues.
 * @returns `left`: the number of files still to be removed
 */
export async function replaceSample(
  context: ReplacingContext,
  survey: Survey,
  texts: ReadonlyMap<string, string>,
): Promise<{ removed: number; left: number }> {
  const { root, disk, reporter, stop } = context
  await keepCopies(context, survey.changed)
  await recordWritten(context, [...texts.values()])
  for (const [path, text] of texts) {
    await disk.write(join(root, path), text)
    reporter.event('written', { file: path })
  }
  const paths = filesToRemove(survey, texts)
  let removed = 0
  for (const path of paths) {
    if (stop.aborted) return { removed, left: paths.length - removed }
    await disk.remove(join(root, path))
    removed += 1
    reporter.event('removed', { file: path })
    reporter.progress(removed, paths.length)
  }
  // Folders imported into the sample are new to this site.
  await disk.remove(folderAlbumsFile(root))
  // Last, because the next run needs this file if this run is killed.
  await disk.remove(sampleFile(root))
  return { removed, left: 0 }
}

/** Copies files to the first free folder of `replaced`, `replaced-2`, … */
async function keepCopies({ root, disk, reporter }: ReplacingContext, paths: string[]) {
  if (!paths.length) return
  let folder = 'replaced'
  for (let n = 2; await stat(join(root, folder)).catch(() => undefined); n++)
    folder = `replaced-${n}`
  for (const path of paths) {
    await disk.write(join(root, folder, path), await readFile(join(root, path)))
    reporter.line(`${path}: a copy is kept in ${folder}/`)
    reporter.event('kept', { file: path, copy: `${folder}/${path}` })
  }
}
