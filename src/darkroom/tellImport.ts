import { relative } from 'node:path'
import { albumPath } from './albumFile.ts'
import type { Imported } from './importFolder.ts'
import type { Merged } from './mergeAlbum.ts'
import type { NewAlbum } from './newAlbum.ts'
import { countOf } from './say.ts'
import type { Target } from './target.ts'
import type { World } from './world.ts'

export type Story = {
  target: Target
  dryRun: boolean
  /** Of the album, without folder and ending. */
  file: string
  fresh: NewAlbum | undefined
  merged: Merged
  imported: Imported
  listing: { others: number }
  /** ms, as `performance.now` has it. */
  started: number
}

/** Says what an import has done, and what is left for the owner to do. */
export function tellImport({ root, say }: World, story: Story): void {
  const { target, dryRun, file, fresh, merged, imported, listing, started } = story
  const path = relative(root, albumPath(root, file))
  for (const id of merged.turned)
    say.line(`${path}: the rotation of ${id} was changed meanwhile. Run the same command again.`)
  if (merged.gone.length) {
    const names = merged.gone.slice(0, 3).map((p) => p.alt || p.id)
    const more = merged.gone.length > names.length ? ', …' : ''
    say.line(
      `${path}: ${countOf(merged.gone.length, 'photo')} of the album not in this folder (${names.join('; ')}${more}). Kept; remove the lines to take them off the site.`,
    )
    for (const { id, src } of merged.gone) say.event('not-in-folder', { id, src })
  }
  const added = merged.added.length
  const made = imported.entries.filter(
    (e) => imported.made.has(e.id) && !merged.added.includes(e.id),
  ).length
  const unchanged = imported.entries.length - added - made
  const seconds = (performance.now() - started) / 1000
  const parts = [
    `${added} new`,
    ...(made ? [`${made} made anew`] : []),
    `${unchanged} unchanged`,
    ...(imported.failed ? [`${imported.failed} failed`] : []),
    ...(listing.others ? [`${countOf(listing.others, 'other file')} left alone`] : []),
  ]
  const files = `${countOf(imported.files, 'file')}, ${(imported.bytes / 1e6).toFixed(1)} MB`
  say.summary(
    `${countOf(imported.entries.length + imported.failed, 'photo')}: ${parts.join(', ')}; ${dryRun ? 'nothing written (dry run)' : files}, ${seconds.toFixed(1)} s`,
    {
      photos: imported.entries.length + imported.failed,
      new: added,
      remade: made,
      unchanged,
      failed: imported.failed,
      notInFolder: merged.gone.length,
      files: imported.files,
      bytes: imported.bytes,
      seconds: Number(seconds.toFixed(3)),
      dryRun,
    },
  )
  if (target.isElsewhere && !dryRun)
    say.line(
      `Upload what is in ${relative(root, target.folder)} so that it answers at ${target.base}${target.isAssumed ? ' (or say with --base-url where it will)' : ''}.`,
    )
  if (fresh) {
    say.event('new-album', fresh)
    say.line(
      `${dryRun ? 'Would make an' : 'New'} album "${fresh.name}" (${fresh.category}). Edit name, year and category in src/content/catalog.json; alt texts, order and cover in ${path}.`,
    )
  }
  const silent = merged.album.photos.filter((p) => !p.alt.trim() && !p.hide).length
  if (silent && added)
    say.line(
      `${path}: ${countOf(silent, 'photo has', 'photos have')} no alt text yet. Describe them there.`,
    )
}
