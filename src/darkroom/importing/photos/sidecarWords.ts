import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { CommandContext } from '../../commandContext.ts'
import type { Listing } from '../../files/listFolder.ts'
import { sidecarsFolder } from '../../files/places.ts'
import { readPrivateJson } from '../../files/readJsonFile.ts'
import type { SiteFolder } from '../../files/site.ts'
import { parseWords, type FileWords, withWords } from '../../formats/metadata/fileWords.ts'
import { countOf } from '../../report/reporter.ts'
import type { ImportedPhoto } from './importedPhoto.ts'
import type { ChosenFile } from './editedCopies.ts'

/** The words of sidecars, by the ids of their pictures. */
export type SidecarWords = Record<string, FileWords | undefined>

/**
 * Reads the sidecars of pictures. Reports unreadable sidecars, and sidecars without a picture. `lastOf`: the
 * words of a picture at the last import, which stay if its sidecar is unreadable. `isGathered`: see `AlbumFolder`.
 */
export async function readSidecars(
  { reporter }: CommandContext,
  { sidecars, stray }: Listing,
  files: readonly ChosenFile[],
  from: { within: string; isGathered: boolean; lastOf: (id: string) => FileWords | undefined },
): Promise<SidecarWords> {
  const { within, isGathered, lastOf } = from
  const found: SidecarWords = {}
  for (const { id, name, path, original } of files) {
    const sidecar = sidecars.get(name) ?? (original && sidecars.get(original.name))
    // Gathered files come without their sidecars, so a missing one says nothing.
    found[id] = isGathered ? lastOf(id) : undefined
    if (sidecar === undefined) continue
    const bytes = await readFile(join(dirname(path), basename(sidecar))).catch(() => undefined)
    const words = bytes && parseWords(bytes)
    found[id] = words ?? lastOf(id)
    if (!words)
      reporter.line(
        `${join(within, sidecar)}: cannot be read as XMP, so nothing was taken from it. Save it again in the program that wrote it.`,
      )
  }
  const [first] = stray
  const more = stray.length - 1
  if (first)
    reporter.line(
      `${join(within, first)}${more ? ` and ${countOf(more, 'more sidecar')}` : ''}: not read, as no picture here has this name.`,
    )
  return found
}

/** Adds the words of sidecars to photos, `now` and at the last import. */
export const withSidecars = (
  entries: readonly ImportedPhoto[],
  now: SidecarWords,
  last: SidecarWords,
): ImportedPhoto[] =>
  entries.map((entry) => {
    const { details, from } = entry
    const words = now[from.bytes]
    const earlier = last[from.replaces ?? from.bytes]
    if (!words && !earlier) return entry
    const recorded = withWords(entry.recorded ?? details, earlier)
    return { ...entry, details: withWords(details, words), recorded }
  })

const fileOf = (root: string, album: string) => join(sidecarsFolder(root), `${album}.json`)

/** Reads the sidecars' words of an album's last import. */
export const readSaid = (root: string, album: string): Promise<SidecarWords> =>
  readPrivateJson(root, fileOf(root, album), {})

/** Call this after the album file is written. Until then the file has the words of the last import. */
export async function noteSaid({ root, disk }: SiteFolder, album: string, said: SidecarWords) {
  const before = await readSaid(root, album)
  const now = JSON.stringify({ ...before, ...said })
  if (now !== JSON.stringify(before)) await disk.write(fileOf(root, album), `${now}\n`)
}
