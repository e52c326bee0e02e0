import type { Photo } from '../../../content/schema.ts'
import type { AlbumJson, ImportedFile } from '../../album/albumFile.ts'
import { importedName } from '../../album/importedFiles.ts'
import type { CommandContext } from '../../commandContext.ts'
import { stemOf } from '../../files/photoStem.ts'
import { detailsOfFile, readImportRecord } from '../../pictures/importRecord.ts'
import type { ChosenFile } from './editedCopies.ts'
import type { PhotoOptions } from './photoOptions.ts'
import type { FileMatch } from './matchFiles.ts'
import type { ImportedPhoto } from './importedPhoto.ts'
import { importedPhotoOf, readTaken, type Work, workFor } from './work.ts'

/**
 * `restored`: photos in their state before a later export replaced them. `removed`: names of files whose
 * photos the owner removed; `removedAgain`: later exports among them.
 */
export async function planWork(
  context: CommandContext,
  album: AlbumJson | undefined,
  files: readonly ChosenFile[],
  matches: ReadonlyMap<string, FileMatch>,
  options: PhotoOptions,
) {
  const { root, reporter } = context
  /** Returns `undefined` if the files of the replaced photo are gone. */
  async function restore(file: ChosenFile, photo: Photo): Promise<ImportedPhoto | undefined> {
    const work = workFor({ ...(file.original ?? file), id: photo.id }, { photo }, album, options)
    const made = await readImportRecord(context, work.options)
    if (made) return importedPhotoOf(work, made)
    reporter.line(
      `${file.displayName}: the files of the photo that it replaced are gone. Put the earlier file into the folder under another name and run the same command.`,
    )
    return undefined
  }

  const works: Work[] = []
  const restored: ImportedPhoto[] = []
  const removed: string[] = []
  const removedAgain: ImportedFile[] = []
  const listed = new Set(album?.imported?.map(({ bytes }) => bytes))
  for (const file of files) {
    const { id, displayName, name, path } = file
    const match = matches.get(id)!
    if (match.isRemoved) {
      removed.push(displayName)
      if (!listed.has(id))
        removedAgain.push({ bytes: id, file: importedName(name), taken: await readTaken(path) })
      reporter.event('removed-earlier', { file: displayName, id })
      continue
    }
    const undone = match.undoes && (await restore(file, match.undoes))
    if (undone) restored.push(undone)
    const work: Work = workFor(file, undone ? {} : match, album, options)
    if (match.replaces)
      work.recorded = await detailsOfFile(root, stemOf(match.replaces, work.options.rotate))
    works.push(work)
  }
  return { works, restored, removed, removedAgain }
}
