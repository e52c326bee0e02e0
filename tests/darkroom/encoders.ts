import { afterAll } from 'vitest'
import { type Encoders, openEncoders } from '../../src/darkroom/pictures/encoders'

let kept: Encoders | undefined

/** One of the darkroom's own encoders, kept for the next command because starting one is slow. */
export function keepEncoders(): Encoders {
  kept ??= openEncoders(1)
  return { ...kept, close: async () => {} }
}

/** Ends the encoders. The next command starts new ones. */
export async function endEncoders(): Promise<void> {
  await kept?.close()
  kept = undefined
}
afterAll(endEncoders)
