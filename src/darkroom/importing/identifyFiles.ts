import type { CommandContext } from '../commandContext.ts'
import type { Listing, Source } from '../files/listFolder.ts'
import type { SourceIds } from '../files/sourceIds.ts'

export type IdentifiedFiles = { found: ReadonlyMap<string, Source>; failed: number }

/** Reads the ids of files, and reports those that cannot be used. Of files with the same bytes the first counts. */
export async function identifyFiles(
  { reporter, stop }: CommandContext,
  { sources, failures }: Listing,
  ids: SourceIds,
  told: (name: string) => string,
): Promise<IdentifiedFiles> {
  for (const { name, refused } of failures) reporter.failed(told(name), refused)
  const found = new Map<string, Source>()
  let failed = failures.length
  for (const source of sources) {
    if (stop.aborted) break
    const file = told(source.name)
    try {
      const id = await ids.of(source)
      const twin = found.get(id)
      if (!twin) found.set(id, source)
      else {
        reporter.line(`${file}: has the same bytes as ${twin.name}. It is one photo.`)
        reporter.event('duplicate', { file, of: twin.name, id })
      }
    } catch (cause) {
      failed += 1
      reporter.failed(file, {
        code: 'unreadable',
        message: `cannot be read (${(cause as NodeJS.ErrnoException).code ?? 'unknown'})`,
        remedy: 'Copy it from the card again',
      })
    }
  }
  return { found, failed }
}
