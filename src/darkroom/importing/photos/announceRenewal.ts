import type { CommandContext } from '../../commandContext.ts'
import type { Encoders } from '../../pictures/encoders.ts'
import { countOf, megabytesOf } from '../../report/reporter.ts'
import type { PhotoOptions } from './photoOptions.ts'
import type { Work } from './work.ts'

/** The number of sample photos that are rendered, and discarded, to estimate the cost. */
const TRIED = 3

/** Announces a renewal: the number of photos, the expected time and the expected size. */
export async function announceRenewal(
  { reporter }: CommandContext,
  encoders: Encoders,
  works: readonly Work[],
  { jobs }: PhotoOptions,
): Promise<void> {
  const every = Math.max(1, Math.floor(works.length / TRIED))
  const tried = works.filter((_, i) => i % every === 0).slice(0, TRIED)
  const costs: { ms: number; bytes: number }[] = []
  for (const { options, file } of tried) {
    const start = performance.now()
    const answer = await encoders.render({ ...options, encode: true, path: file.path })
    if ('refused' in answer) continue
    const bytes = answer.rendered.reduce((sum, one) => sum + one.bytes.length, 0)
    costs.push({ ms: performance.now() - start, bytes })
  }
  if (!costs.length) return
  const mean = (of: 'ms' | 'bytes') => costs.reduce((sum, one) => sum + one[of], 0) / costs.length
  const count = works.length
  const seconds = (mean('ms') * count) / Math.min(jobs, count) / 1000
  const bytes = mean('bytes') * count
  reporter.line(
    `Making ${countOf(count, 'photo')} anew: about ${timeOf(seconds)}, ${megabytesOf(bytes)}.`,
  )
  reporter.event('renewal', {
    photos: count,
    seconds: Number(seconds.toFixed(1)),
    bytes: Math.round(bytes),
  })
}

const timeOf = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`
