import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allowsMemory, MAX_PIXELS, maxPixelsOf } from '../maxPixels.ts'
import { OUTSIDE_AVIF_LIMIT } from '../memory.ts'
import { contentFolder, httpFolder } from '../places.ts'
import type { Args } from '../readArgs.ts'
import { type Encoders, openEncoders } from '../encoders.ts'
import type { World } from '../world.ts'
import { wallClock } from './clock.ts'
import { HttpCache } from './httpCache.ts'
import { LIMITS } from './limits.ts'
import { type Line, openLine } from './line.ts'
import { isDrawn } from './pictureType.ts'

/**
 * Lends `work` a line to the outside, as a command's options want it, and encoders. What a dry run
 * fetches is kept apart and thrown away.
 */
export async function withOutside<T>(
  { root, disk, stop }: World,
  args: Args,
  work: (line: Line, encoders: Encoders) => Promise<T>,
): Promise<T> {
  const seconds = args.count('timeout')
  const maxPixels = maxPixelsOf(args)
  const avifLimit = allowsMemory(maxPixels) ? Infinity : OUTSIDE_AVIF_LIMIT
  const aside = args.flag('dry-run') ? await mkdtemp(join(tmpdir(), 'darkroom-')) : undefined
  const encoders = openEncoders()
  const over = new AbortController()
  const line = openLine({
    referer: await refererOf(root),
    cache: new HttpCache(aside ?? httpFolder(root), disk),
    clock: wallClock,
    stop: AbortSignal.any([stop, over.signal]),
    // In another process, which a damaged one may bring down.
    async readPicture(facts, path) {
      const { type, bytes: size } = facts
      if (!type || !isDrawn(type)) return facts
      const looked = await encoders.look({ path, size, pixels: maxPixels ?? MAX_PIXELS, avifLimit })
      if (!('refused' in looked)) return looked.picture
      const { cause } = looked.refused
      const remedy = 'Check again; if it stays so, upload it anew'
      return { ...facts, unseen: { grade: 'finding', cause, remedy } }
    },
    limits: {
      ...LIMITS,
      atOnce: args.count('concurrency') ?? LIMITS.atOnce,
      ...(seconds ? { patience: seconds * 1000 } : {}),
    },
  })
  try {
    return await work(line, encoders)
  } finally {
    // Where one address failed the others are still on their way.
    over.abort()
    await encoders.close()
    if (aside) await rm(aside, { recursive: true, force: true })
  }
}

/** What browsers name to other hosts, under the policy that the site sends: its origin. */
async function refererOf(root: string): Promise<string | undefined> {
  const text = await readFile(join(contentFolder(root), 'site.json'), 'utf8').catch(() => '{}')
  try {
    const { url } = JSON.parse(text) as { url?: unknown }
    return typeof url === 'string' && URL.canParse(url) ? `${new URL(url).origin}/` : undefined
  } catch {
    return undefined
  }
}
