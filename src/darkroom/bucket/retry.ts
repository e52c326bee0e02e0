import { setTimeout } from 'node:timers/promises'

/** ms before the second and the third attempt: a service that is busy asks for a moment. */
const PAUSES = [500, 3000]

/** Whether asking again may help: not where the service understood, and refused. */
const isPassing = (cause: unknown): boolean => {
  const { statusCode } = cause as { statusCode?: number }
  return statusCode === undefined || statusCode >= 500 || statusCode === 408 || statusCode === 429
}

/** Tries up to three times; rejects as the last attempt did. */
export async function retry<T>(
  work: () => Promise<T>,
  pauses: readonly number[] = PAUSES,
): Promise<T> {
  for (const pause of pauses)
    try {
      return await work()
    } catch (cause) {
      if (!isPassing(cause)) throw cause
      await setTimeout(pause)
    }
  return work()
}
