import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { sha256 } from '../../sha256.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { errorCode } from '../files/errorCode.ts'
import { albumsFolder, contentFolder, newSiteFile } from '../files/places.ts'
import { readPrivateJson } from '../files/readJsonFile.ts'
import type { SiteFolder } from '../files/site.ts'
import { countOf, type Reporter } from '../report/reporter.ts'
import { digestOf, readSampleList } from './sampleList.ts'

/** Paths below the root, with slashes. `sample`: files as shipped or as written by `new`. */
export type Survey = { sample: string[]; changed: string[] }

/** Digests of the texts written by `new`. Without this record those files count as changed. */
const readRecord = (root: string) =>
  readPrivateJson<{ written: string[] }>(root, newSiteFile(root), { written: [] })

/** Records files before they are written, so that the next run does not take them for the owner's. */
export async function recordWritten({ root, disk }: SiteFolder, texts: readonly string[]) {
  const { written } = await readRecord(root)
  const all = [...new Set([...written, ...texts.map(sha256)])]
  await disk.write(newSiteFile(root), `${JSON.stringify({ written: all })}\n`)
}

async function contentFiles(root: string): Promise<string[]> {
  const paths = [contentFolder(root), albumsFolder(root)].map(async (folder) =>
    (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith('.json'))
      .map((name) => relative(root, join(folder, name)).replaceAll('\\', '/')),
  )
  return (await Promise.all(paths)).flat()
}

export function refuseChanged(reporter: Reporter, { changed }: Survey): void {
  if (!changed.length) return
  for (const path of changed) {
    reporter.line(`${path}: differs from the sample`)
    reporter.event('changed', { file: path })
  }
  throw new UsageError(
    `new: ${countOf(changed.length, 'file is', 'files are')} yours, or changed by you. Nothing was changed. Add --replace-changed to replace them: copies are then kept in replaced/.`,
  )
}

export async function surveySite(root: string): Promise<Survey> {
  const list = await readSampleList(root)
  const written = new Set((await readRecord(root)).written)
  const survey: Survey = { sample: [], changed: [] }
  for (const path of new Set([...(await contentFiles(root)), ...list.keys()])) {
    const bytes = await readFile(join(root, path)).catch((cause: unknown) => {
      if (errorCode(cause) !== 'ENOENT') throw cause
      return undefined
    })
    if (!bytes) continue
    const digest = digestOf(path, bytes)
    const isKnown = list.get(path) === digest || written.has(digest)
    survey[isKnown ? 'sample' : 'changed'].push(path)
  }
  return survey
}
