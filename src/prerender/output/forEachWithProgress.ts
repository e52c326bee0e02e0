import { createProgress } from '../../progress.ts'

export type ProgressOptions = {
  stream: { write(text: string): unknown; isTTY?: boolean; columns?: number }
  env: Readonly<Record<string, string | undefined>>
  /** Vite's log level. Below `info` nothing is written. */
  logLevel: string | undefined
  /** ms */
  now: () => number
}

/** Runs `work` for each item, one after another, and shows progress. `what`: the items' name. */
export async function forEachWithProgress<T>(
  what: string,
  items: readonly T[],
  { stream, env, logLevel = 'info', now }: ProgressOptions,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const isDrawn = stream.isTTY === true && env.TERM !== 'dumb' && !env.CI
  const { show, erase } = createProgress(stream, { isDrawn, now, what })
  const report = logLevel === 'info' ? show : () => {}
  try {
    for (const [i, item] of items.entries()) {
      report(i, items.length)
      await work(item)
    }
    report(items.length, items.length)
  } finally {
    erase()
  }
}
