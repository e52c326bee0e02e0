import { setTimeout } from 'node:timers/promises'

const PAUSES = [500, 3000] // ms before the second and the third attempt

const isPassing = (cause: unknown): boolean => {
  const { statusCode } = cause as { statusCode?: number }
  return statusCode === undefined || statusCode >= 500 || statusCode === 408 || statusCode === 429
}

export async function retry<T>(work: () => Promise<T>, pauses: readonly number[] = PAUSES) {
  for (const pause of pauses)
    try {
      return await work()
    } catch (cause) {
      if (!isPassing(cause)) throw cause
      await setTimeout(pause)
    }
  return work()
}
