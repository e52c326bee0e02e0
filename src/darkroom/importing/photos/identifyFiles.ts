import { join } from 'node:path'
import type { CommandContext } from '../../commandContext.ts'
import { errorCode } from '../../files/errorCode.ts'
import type { Listing, Source } from '../../files/listFolder.ts'
import type { SourceIds } from '../../files/sourceIds.ts'

/** A file with the id of its bytes. `displayName`: its name in messages. */
export type IdentifiedFile = Source & { id: string; displayName: string }

/**
 * Reads the ids of files and reports unusable files. Of files with equal bytes, uses the first.
 * @returns `failed`: names of unusable files
 */
export async function identifyFiles(
  { reporter, stop }: CommandContext,
  { sources, failures }: Listing,
  ids: SourceIds,
  within: string,
): Promise<{ files: IdentifiedFile[]; failed: string[] }> {
  for (const { name, refused } of failures) reporter.failed(join(within, name), refused)
  const found = new Map<string, IdentifiedFile>()
  const failed = failures.map(({ name }) => name)
  for (const source of sources) {
    if (stop.aborted) break
    const displayName = join(within, source.name)
    try {
      const id = await ids.of(source)
      const twin = found.get(id)
      if (!twin) found.set(id, { ...source, id, displayName })
      else {
        reporter.line(`${displayName}: has the same bytes as ${twin.name}. It is one photo.`)
        reporter.event('duplicate', { file: displayName, of: twin.name, id })
      }
    } catch (cause) {
      failed.push(source.name)
      reporter.failed(displayName, {
        code: 'unreadable',
        message: `cannot be read (${errorCode(cause) ?? 'unknown'})`,
        remedy: 'Copy it from the card again',
      })
    }
  }
  return { files: [...found.values()], failed }
}
