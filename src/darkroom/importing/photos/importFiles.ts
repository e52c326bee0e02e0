import type { AlbumJson } from '../../album/albumFile.ts'
import { ownPhotos } from '../../album/importedFiles.ts'
import type { CommandContext } from '../../commandContext.ts'
import type { Listing } from '../../files/listFolder.ts'
import { stemOf } from '../../files/photoStem.ts'
import type { SourceIds } from '../../files/sourceIds.ts'
import { detailsOfFile } from '../../pictures/importRecord.ts'
import { announceRenewal } from './announceRenewal.ts'
import { chooseEdited } from './editedCopies.ts'
import { splitWorks } from './splitWorks.ts'
import { identifyFiles } from './identifyFiles.ts'
import type { PhotoOptions } from './photoOptions.ts'
import { matchFiles } from './matchFiles.ts'
import { planWork } from './planWork.ts'
import { renderWork } from './renderWork.ts'
import { readSidecars, type SidecarWords } from './sidecarWords.ts'
import { importedPhotoOf, readTaken, type Work, workFor } from './work.ts'

/**
 * Publishes the pictures of a folder. The caller writes the album file afterwards.
 * @param folder `said`: the words of the album's sidecars at the last import; `within`, `isGathered`: see `AlbumFolder`
 */
export async function importFiles(
  context: CommandContext,
  album: AlbumJson | undefined,
  folder: {
    listing: Listing
    ids: SourceIds
    said: SidecarWords
    within?: string | undefined
    isGathered: boolean
  },
  options: PhotoOptions,
) {
  const { listing, ids, said, within = '', isGathered } = folder
  const encoders = context.openEncoders(options.jobs)
  try {
    const { files: all, failed } = await identifyFiles(context, listing, ids, within)
    const { chosen: files, both } = chooseEdited(all, album, options.keepBoth)
    const edited = files.filter(({ original }) => original !== undefined)
    for (const { id, displayName, original } of edited)
      context.reporter.event('edited', { file: original!.displayName, by: displayName, id })
    const found = files.map((file) => ({
      ...file,
      taken: () => readTaken(file.path),
      async showsSame(earlier: string) {
        const photo = ownPhotos(album).get(earlier)
        const work = workFor(file, photo ? { photo } : {}, album, options)
        const before = await detailsOfFile(context.root, stemOf(earlier, work.options.rotate))
        // The placeholders of different recipes differ slightly.
        const recipe = before.recipe ?? options.recipe
        const look = { ...work.options, recipe, encode: false, path: file.path }
        const answer = await encoders.render(look)
        return 'details' in answer && answer.details.placeholder === before.placeholder
      },
    }))
    const { before } = ids
    const matches = await matchFiles(album, found, { before, keepBoth: options.keepBoth })
    const lastOf = (id: string) => said[matches.get(id)?.replaces ?? id]
    const words = await readSidecars(context, listing, files, { within, isGathered, lastOf })
    const plan = await planWork(context, album, files, matches, options)
    const sorted = await splitWorks(context, plan.works, words, options)
    const { made, todo, renewed, otherRecipes, ...left } = sorted
    if (renewed.length) await announceRenewal(context, encoders, renewed, options)
    const rendered = await renderWork(context, encoders, todo, options)
    const madeOf = (work: Work) => made.get(work) ?? rendered.made.get(work)
    const entries = plan.works.flatMap((work) => {
      const one = madeOf(work)
      return one ? importedPhotoOf(work, one) : []
    })
    const replacing = plan.works.filter((work) => work.replaces !== undefined && madeOf(work))
    for (const { file, photo } of replacing)
      context.reporter.event('replaces', { file: file.displayName, id: photo })
    const missed = plan.works.filter((work) => !madeOf(work))
    return {
      entries: [...plan.restored, ...entries],
      /** Ids of photos that were rendered, or would be in a dry run. */
      made: new Set([...rendered.made.keys()].map(({ photo }) => photo)),
      unwanted: left.unwanted,
      /** The ids that files had at the last import if they failed or were left out in this one. */
      missed: earlierIds(missed, failed, before),
      keywords: [...left.keywords].toSorted(),
      otherRecipes,
      /** The words of sidecars. `entries` have only the words of the files themselves. */
      words,
      /** Names of edited copies: `edited` replace their originals, `both` stand beside them. */
      edited: edited.map(({ displayName }) => displayName),
      both: both.map(({ displayName }) => displayName),
      /** Names of later exports that replace their photos. */
      replacing: replacing.map(({ file }) => file.displayName),
      removed: plan.removed,
      removedAgain: plan.removedAgain,
      failed: failed.length + rendered.failed,
      files: rendered.files,
      bytes: rendered.bytes,
    }
  } finally {
    await encoders.close()
  }
}

function earlierIds(
  works: readonly Work[],
  failed: readonly string[],
  before: ReadonlyMap<string, string>,
): Set<string> {
  const names = [...works.map(({ file }) => file.name), ...failed]
  return new Set([
    ...works.map(({ file, replaces = file.id }) => replaces),
    ...names.flatMap((name) => before.get(name.normalize('NFC')) ?? []),
  ])
}

export type ImportedFiles = Awaited<ReturnType<typeof importFiles>>
