import { maxPixelsOf } from '../maxPixels.ts'
import { photosFolder } from '../places.ts'
import type { Args } from '../readArgs.ts'
import type { World } from '../world.ts'
import type { Bench } from './linkPhoto.ts'
import { LIMITS } from './limits.ts'
import { atMost } from './atMost.ts'
import { withOutside } from './withOutside.ts'

/** Photos developed at once. With the encoder that looks at the next ones, JPEGs of 24 MP take some 310 MB. */
const ENCODED_AT_ONCE = 1

/**
 * Does `work` once for each of these addresses, some at a time, until it is stopped; progress is told.
 * @returns what came of each, by its address
 */
export async function learnAll<T>(
  args: Args,
  world: World,
  addresses: string[],
  work: (src: string, bench: Bench) => Promise<T>,
): Promise<Map<string, T>> {
  const { root, say, stop } = world
  const inTurn = atMost(ENCODED_AT_ONCE)
  const learnt = new Map<string, T>()
  const queue = [...new Set(addresses)]
  const total = queue.length
  return withOutside(world, args, async (line, encoders) => {
    const bench: Bench = {
      world,
      line,
      folder: photosFolder(root),
      maxPixels: maxPixelsOf(args),
      develop: (task) => inTurn(() => encoders.develop(task)),
    }
    const hand = async () => {
      for (let src = queue.shift(); src !== undefined && !stop.aborted; src = queue.shift()) {
        learnt.set(src, await work(src, bench))
        say.progress(learnt.size, total)
      }
    }
    const hands = args.count('concurrency') ?? LIMITS.atOnce
    await Promise.all(Array.from({ length: hands }, hand))
    return learnt
  })
}
