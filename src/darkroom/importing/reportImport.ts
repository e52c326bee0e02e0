import { albumFileName } from '../album/albumFile.ts'
import { reportNewAlbum } from '../catalog/newAlbum.ts'
import type { CommandContext } from '../commandContext.ts'
import { countOf, formOf, megabytesOf } from '../report/reporter.ts'
import { describeRecipes } from '../pictures/describeRecipes.ts'
import type { ImportedAlbum } from './importAlbum.ts'
import type { ImportOptions } from './importOptions.ts'
import type { Merged } from './mergeAlbum.ts'
import type { ImportedPhoto } from './photos/importedPhoto.ts'
import type { ImportedFiles } from './photos/importFiles.ts'

export const NO_COUNTS = {
  photos: 0,
  new: 0,
  remade: 0,
  unchanged: 0,
  failed: 0,
  unwanted: 0,
  notInFolder: 0,
  files: 0,
  bytes: 0,
  seconds: 0,
}

export type Counts = typeof NO_COUNTS

export const addCounts = (one: Counts, other: Counts): Counts => {
  const sum = { ...one }
  for (const name of Object.keys(NO_COUNTS) as (keyof Counts)[]) sum[name] += other[name]
  return sum
}

/** `3 files, 1.2 MB` */
export const writtenBy = ({ files, bytes }: Pick<Counts, 'files' | 'bytes'>, dryRun: boolean) =>
  dryRun ? 'nothing written (dry run)' : `${countOf(files, 'file')}, ${megabytesOf(bytes)}`

const some = (names: string[]) => names.slice(0, 3).join('; ') + (names.length > 3 ? '; …' : '')

type Say = (text: string) => void

function reportTimes(say: Say, { wrongClock, added }: Merged, entries: readonly ImportedPhoto[]) {
  if (wrongClock && added.length) {
    const { camera, other, hours } = wrongClock
    const by = (h: number) => `${h < 0 ? '-' : '+'}${Math.abs(h)}h`
    say(
      `the clocks of ${camera} and ${other} seem to differ by ${countOf(Math.abs(hours), 'hour')}. If one was wrong, import the folder again, with --album and --shift "${other}=${by(hours)}" or --shift "${camera}=${by(-hours)}".`,
    )
  }
  const shifted = entries.filter(({ isShifted }) => isShifted).length
  if (shifted)
    say(
      `${countOf(shifted, 'photo has the time of its file', 'photos have the times of their files')}, shifted as --shift says.`,
    )
}

function reportCopies(say: Say, { edited, both }: ImportedFiles) {
  if (edited.length)
    say(
      `${countOf(edited.length, 'edited copy takes the place of its original', 'edited copies take the places of their originals')} (${some(edited)}). To have both, add --keep-both.`,
    )
  if (both.length)
    say(
      `${countOf(both.length, 'edited copy is', 'edited copies are')} there beside the ${formOf(both.length, 'original', 'originals')} (${some(both)}). Remove the lines of those that you do not want.`,
    )
}

/** Reports oddities of an album. @returns the counts, for people and for machines */
export function reportImport(
  { root, reporter }: CommandContext,
  { file, merged, imported, people, listing, started, recipe }: ImportedAlbum,
  { dryRun }: ImportOptions,
): { text: string; fields: Counts & { dryRun: boolean } } {
  const { entries, made, unwanted, failed, files, bytes, replacing, removed } = imported
  const path = albumFileName(root, file)
  const say = (text: string) => reporter.line(`${path}: ${text}`)
  for (const id of merged.turned)
    say(`the rotation of ${id} was changed meanwhile. Run the same command again.`)
  for (const id of merged.reworded) {
    const { from, details } = entries.find((one) => one.id === id)!
    say(
      `${from.file} says "${details.alt}" now, and the words of ${id} are yours. Yours stay; write the others there if you want them.`,
    )
  }
  if (merged.gone.length)
    say(
      `${countOf(merged.gone.length, 'photo')} of the album not in this folder (${some(merged.gone.map((p) => p.alt || p.id))}). Kept; remove the lines to take them off the site.`,
    )
  for (const { id, src } of merged.gone) reporter.event('not-in-folder', { id, src })
  reportTimes(say, merged, entries)
  if (people.length)
    say(
      `${countOf(people.length, 'keyword')} left out, as ${formOf(people.length, 'it names', 'they name')} people. To have ${formOf(people.length, 'it', 'them')}, write "keywords": { "people": true } in site.json, and run the same command with --fresh.`,
    )
  const named = merged.album.photos.filter((p) => p.keywords?.some((word) => people.includes(word)))
  if (named.length)
    say(
      `${countOf(named.length, 'photo of the album still has', 'photos of the album still have')} such keywords. Remove them there.`,
    )
  reportCopies(say, imported)
  if (replacing.length)
    say(
      `${countOf(replacing.length, 'file was', 'files were')} exported anew (${some(replacing)}), and ${dryRun ? 'would replace' : formOf(replacing.length, 'replaces its photo', 'replace their photos')}: same address and place, and your words. To have both, add --keep-both.`,
    )
  if (removed.length)
    say(
      `${countOf(removed.length, 'file was', 'files were')} left out (${some(removed)}), as you removed ${formOf(removed.length, 'its photo', 'their photos')} from the album. To have ${formOf(removed.length, 'it', 'them')} back, delete the names from "imported" there.`,
    )
  if (imported.otherRecipes.length)
    say(
      `${countOf(imported.otherRecipes.length, 'photo was', 'photos were')} made ${describeRecipes(imported.otherRecipes)}. Add --renew to make ${formOf(imported.otherRecipes.length, 'it', 'them')} anew ${describeRecipes([recipe])}.`,
    )
  const added = merged.added.length
  const remade = entries.filter(({ id }) => made.has(id) && !merged.added.includes(id)).length
  const unchanged = entries.length - added - remade
  const seconds = (performance.now() - started) / 1000
  const parts = [
    `${added} new`,
    ...(remade ? [`${remade} made anew`] : []),
    `${unchanged} unchanged`,
    ...(failed ? [`${failed} failed`] : []),
    ...(removed.length ? [`${removed.length} removed earlier`] : []),
    ...(unwanted.size ? [`${unwanted.size} not asked for`] : []),
    ...(listing.others ? [`${countOf(listing.others, 'other file')} left alone`] : []),
  ]
  const photos = entries.length + failed
  return {
    text: `${countOf(photos, 'photo')}: ${parts.join(', ')}; ${writtenBy(imported, dryRun)}, ${seconds.toFixed(1)} s`,
    fields: {
      photos,
      new: added,
      remade,
      unchanged,
      failed,
      unwanted: unwanted.size,
      notInFolder: merged.gone.length,
      files,
      bytes,
      seconds: Number(seconds.toFixed(3)),
      dryRun,
    },
  }
}

/** Reports the owner's remaining tasks. */
export function reportLeft(
  { root, reporter }: CommandContext,
  { file, created, merged }: ImportedAlbum,
  { dryRun }: ImportOptions,
): void {
  const path = albumFileName(root, file)
  const more = `; alt texts, order and cover in ${path}`
  if (created) reportNewAlbum(reporter, created, { isDry: dryRun, more })
  const silent = merged.album.photos.filter((p) => !p.alt.trim() && !p.hide).length
  if (silent && merged.added.length)
    reporter.line(
      `${path}: ${countOf(silent, 'photo has', 'photos have')} no alt text yet. Describe them there.`,
    )
}
