import { createProgress } from '../progress.ts'

export type Watch = {
  stream: { write(text: string): unknown; isTTY?: boolean; columns?: number }
  env: Readonly<Record<string, string | undefined>>
  /** As Vite has it: below `info` nothing is told. */
  logLevel: string | undefined
  /** ms. */
  now: () => number
}

/**
 * Does a step of the build for each item, one after another, and tells how far it is: on a terminal
 * in one line, elsewhere in a line now and then. `what` says what the items are.
 */
export async function inTurn<T>(
  what: string,
  items: readonly T[],
  { stream, env, logLevel = 'info', now }: Watch,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const isDrawn = stream.isTTY === true && env.TERM !== 'dumb' && !env.CI
  const { show, erase } = createProgress(stream, { isDrawn, now, what })
  const tell = logLevel === 'info' ? show : () => {}
  try {
    for (const [i, item] of items.entries()) {
      tell(i, items.length)
      await work(item)
    }
    tell(items.length, items.length)
  } finally {
    erase()
  }
}
