import type { Photo } from '../../content/schema.ts'
import type { Album } from '../album/albumFile.ts'
import type { CommandContext } from '../commandContext.ts'
import type { Source } from '../files/listFolder.ts'
import { stemOf } from '../files/publishedName.ts'
import { detailsOfFile, readImportRecord } from '../pictures/importRecord.ts'
import type { ImportOptions } from './importOptions.ts'
import type { Match } from './matchFiles.ts'
import type { Entry } from './mergeAlbum.ts'
import { entryOf, type Work, workFor } from './work.ts'

export type WorkPlan = {
  works: Work[]
  /** Photos as they were before a later export replaced them. */
  restored: Entry[]
  /** Names of files that replace an earlier export, and of files whose photos the owner has removed. */
  replacing: string[]
  removed: string[]
}

export async function planWork(
  context: CommandContext,
  album: Album | undefined,
  found: ReadonlyMap<string, Source>,
  matches: ReadonlyMap<string, Match>,
  options: ImportOptions,
  told: (name: string) => string,
): Promise<WorkPlan> {
  const { root, reporter } = context
  /** `undefined` where the files of the replaced photo are gone. */
  async function restore(source: Source, photo: Photo): Promise<Entry | undefined> {
    const work = workFor(photo.id, source, { photo }, album, options)
    const made = await readImportRecord(context, work.options, options.target.folder)
    if (made) return entryOf(work, made.details, options.target)
    reporter.line(
      `${told(source.name)}: the files of the photo that it replaced are gone. Put the earlier file into the folder under another name and run the same command.`,
    )
    return undefined
  }

  const plan: WorkPlan = { works: [], restored: [], replacing: [], removed: [] }
  for (const [id, source] of found) {
    const match = matches.get(id)!
    const file = told(source.name)
    if (match.isRemoved) {
      plan.removed.push(file)
      reporter.event('removed-earlier', { file, id })
      continue
    }
    const restored = match.undoes && (await restore(source, match.undoes))
    if (restored) plan.restored.push(restored)
    const work = workFor(id, source, restored ? {} : match, album, options)
    if (match.replaces) {
      plan.replacing.push(file)
      reporter.event('replaces', { file, id: work.photo })
      work.before = await detailsOfFile(root, stemOf(match.replaces, work.options.rotate))
    }
    plan.works.push(work)
  }
  return plan
}
