import type { Photo } from '../../../content/schema.ts'
import type { AlbumJson } from '../../album/albumFile.ts'
import type { CommandContext } from '../../commandContext.ts'
import { stemOf } from '../../files/photoStem.ts'
import { detailsOfFile, readImportRecord } from '../../pictures/importRecord.ts'
import type { ChosenFile } from './editedCopies.ts'
import type { PhotoOptions } from '../importOptions.ts'
import type { FileMatch } from './matchFiles.ts'
import type { ImportedPhoto } from '../mergeAlbum.ts'
import { importedPhotoOf, type Work, workFor } from './work.ts'

type WorkPlan = {
  works: Work[]
  /** Photos restored to their state before a later export replaced them. */
  restored: ImportedPhoto[]
  /** `replacing`: names of later exports. `removed`: names of files whose photos the owner removed. */
  replacing: string[]
  removed: string[]
}

export async function planWork(
  context: CommandContext,
  album: AlbumJson | undefined,
  files: readonly ChosenFile[],
  matches: ReadonlyMap<string, FileMatch>,
  options: PhotoOptions,
): Promise<WorkPlan> {
  const { root, reporter } = context
  /** Returns `undefined` if the files of the replaced photo are gone. */
  async function restore(file: ChosenFile, photo: Photo): Promise<ImportedPhoto | undefined> {
    const work = workFor({ ...(file.original ?? file), id: photo.id }, { photo }, album, options)
    const made = await readImportRecord(context, work.options, options.target.folder)
    if (made) return importedPhotoOf(work, made, options.target)
    reporter.line(
      `${file.displayName}: the files of the photo that it replaced are gone. Put the earlier file into the folder under another name and run the same command.`,
    )
    return undefined
  }

  const plan: WorkPlan = { works: [], restored: [], replacing: [], removed: [] }
  for (const file of files) {
    const { id, displayName } = file
    const match = matches.get(id)!
    if (match.isRemoved) {
      plan.removed.push(displayName)
      reporter.event('removed-earlier', { file: displayName, id })
      continue
    }
    const restored = match.undoes && (await restore(file, match.undoes))
    if (restored) plan.restored.push(restored)
    const work = workFor(file, restored ? {} : match, album, options)
    if (match.replaces) {
      plan.replacing.push(displayName)
      reporter.event('replaces', { file: displayName, id: work.photo })
      work.before = await detailsOfFile(root, stemOf(match.replaces, work.options.rotate))
    }
    plan.works.push(work)
  }
  return plan
}
