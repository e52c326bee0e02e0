import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { maxPixelsOf } from '../args/maxPixelsOf.ts'
import type { Args } from '../args/parseArguments.ts'
import { contentFolder, httpFolder } from '../files/places.ts'
import { readJsonFile } from '../files/readJsonFile.ts'
import { isDrawn } from '../formats/sniff.ts'
import type { Encoders } from '../pictures/encoders.ts'
import { MAX_PIXELS } from '../pictures/recipe.ts'
import type { CommandContext } from '../commandContext.ts'
import { createHttpCache } from './client/httpCache.ts'
import { LIMITS, wallClock } from './client/limits.ts'
import { createProber, type Prober } from './client/prober.ts'

export type RemoteOptions = ReturnType<typeof remoteOptions>

/** `undefined` selects the default. */
export const remoteOptions = (args: Args) => ({
  concurrency: args.count('concurrency'),
  timeout: args.count('timeout'), // s per address
  maxPixels: maxPixelsOf(args),
  dryRun: args.flag('dry-run'),
})

export type Remote = {
  context: CommandContext
  prober: Prober
  render: Encoders['render']
  maxPixels: number | undefined
}

/** Gives `work` access to hosts. A dry run discards what it fetched. */
export async function withRemote<T>(
  context: CommandContext,
  { concurrency, timeout, maxPixels, dryRun }: RemoteOptions,
  work: (remote: Remote) => Promise<T>,
): Promise<T> {
  const { root, disk, stop } = context
  const temporary = dryRun ? await mkdtemp(join(tmpdir(), 'darkroom-')) : undefined
  // A second Ctrl-C ends the process immediately and skips `finally`.
  const removeAtExit = () => temporary && rmSync(temporary, { recursive: true, force: true })
  process.once('exit', removeAtExit)
  const encoders = context.openEncoders()
  const over = new AbortController()
  const prober = createProber({
    referer: await refererOf(root),
    cache: createHttpCache(temporary ?? httpFolder(root), disk),
    clock: wallClock,
    stop: AbortSignal.any([stop, over.signal]),
    // Runs in another process, because a damaged picture may crash the decoder.
    async inspectPicture(facts, path) {
      const { type } = facts
      if (!type || !isDrawn(type)) return facts
      const looked = await encoders.inspect({ path, maxPixels: maxPixels ?? MAX_PIXELS })
      if (!('refused' in looked)) return looked.picture
      const { message } = looked.refused
      const remedy = 'Check again; if it fails again, upload it anew'
      return { ...facts, unseen: { severity: 'error', message, remedy } }
    },
    limits: {
      ...LIMITS,
      ...(concurrency ? { concurrency } : {}),
      ...(timeout ? { timeout: timeout * 1000 } : {}),
    },
  })
  try {
    return await work({ context, prober, render: encoders.render, maxPixels })
  } finally {
    // If `work` threw, stop the requests that are still running.
    over.abort()
    await encoders.close()
    if (temporary) await rm(temporary, { recursive: true, force: true })
    process.off('exit', removeAtExit)
  }
}

/** Runs `work` once for each address, several at a time. Returns the results by address. */
export async function forEachAddress<T>(
  context: CommandContext,
  options: RemoteOptions,
  addresses: string[],
  work: (src: string, remote: Remote) => Promise<T>,
): Promise<Map<string, T>> {
  const results = new Map<string, T>()
  const unique = new Set(addresses)
  const limit = pLimit(options.concurrency ?? LIMITS.concurrency)
  return withRemote(context, options, async (remote) => {
    await limit.map(unique, async (src) => {
      if (context.stop.aborted) return
      results.set(src, await work(src, remote))
      context.reporter.progress(results.size, unique.size)
    })
    return results
  })
}

/** The Referer that browsers send under the site's Referrer-Policy: its origin. */
async function refererOf(root: string): Promise<string | undefined> {
  // A damaged file is reported with the content's other faults.
  const site = readJsonFile<{ url?: unknown }>(root, join(contentFolder(root), 'site.json'))
  const url = (await site.catch(() => undefined))?.url
  return typeof url === 'string' && URL.canParse(url) ? `${new URL(url).origin}/` : undefined
}
