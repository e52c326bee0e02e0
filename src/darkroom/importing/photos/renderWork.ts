import pLimit from 'p-limit'
import type { CommandContext } from '../../commandContext.ts'
import type { Encoders } from '../../pictures/encoders.ts'
import { publish } from '../../pictures/importRecord.ts'
import type { PhotoOptions } from './photoOptions.ts'
import type { Made, Work } from './work.ts'

/**
 * Renders and publishes photos, several at once. After Ctrl-C it finishes the ones in progress.
 * @returns `made`: photos that were rendered, or would be in a dry run; `bytes`: the bytes written
 */
export async function renderWork(
  context: CommandContext,
  encoders: Encoders,
  works: readonly Work[],
  { jobs }: PhotoOptions,
) {
  const { reporter, stop } = context
  const made = new Map<Work, Made>()
  const counts = { failed: 0, files: 0, bytes: 0 }

  async function renderOne(work: Work): Promise<void> {
    const { options } = work
    const { path, displayName: file } = work.file
    const answer = await encoders.render({ ...options, path })
    if ('refused' in answer) {
      counts.failed += 1
      reporter.failed(file, answer.refused)
    } else {
      const { id, encode } = options
      const { details, name, rendered } = answer
      // Keep no files here: they would fill the memory.
      made.set(work, { details, name })
      if (encode) {
        const written = await publish(context, options, answer)
        counts.files += written.files
        counts.bytes += written.bytes
        reporter.event('published', { file, id, files: rendered.map(({ name }) => name) })
      } else reporter.event('would-publish', { file, id })
    }
    done += 1
    reporter.progress(done, works.length)
  }

  let done = 0
  let isBroken = false
  // Do not count unchanged photos: the estimate for the rest would be too short.
  if (works.length) reporter.progress(0, works.length)
  const limit = pLimit(jobs)
  const ends = await Promise.allSettled(
    works.map((work) =>
      limit(async () => {
        if (stop.aborted || isBroken) return
        await renderOne(work).catch((cause: unknown) => {
          isBroken = true
          throw cause
        })
      }),
    ),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return { made, ...counts }
}
