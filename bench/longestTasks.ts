type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number // µs
  dur?: number // µs
  tdur?: number // µs of processor time
  args: { data?: { documentLoaderURL?: string } }
}

/** ms of the longest task of each kind, by what most of its time goes to. */
export type LongestTasks = { document: number; paint: number; script: number }

const DOCUMENT = new Set(['DocumentLoader::CommitNavigation', 'ParseHTML'])
const PAINT = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'])

/** Lighthouse computes a phone's times from this machine's: its processor is this many times slower. */
const SLOWDOWN = 4

/**
 * The longest tasks of the main thread while a page opens, from Lighthouse's trace: creating and parsing the
 * document, style, layout and paint, and scripts. Counts processor time, because a task of a shared machine
 * also waits.
 */
export function longestTasks(trace: readonly unknown[], url: string): LongestTasks {
  const events = trace as TraceEvent[]
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  if (!start) throw new Error(`The trace has no navigation to ${url}`)
  const ofMain = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === start.pid && tid === start.tid,
  )
  const longest: LongestTasks = { document: 0, paint: 0, script: 0 }
  for (const task of ofMain) {
    if (task.name !== 'RunTask' || task.ts + task.dur! < start.ts) continue
    const inside = ofMain.filter(({ ts }) => ts >= task.ts && ts < task.ts + task.dur!)
    const timeOf = (names: ReadonlySet<string>) =>
      inside.reduce((sum, { name, tdur = 0 }) => (names.has(name) ? sum + tdur : sum), 0)
    const whole = task.tdur ?? 0
    const [document, paint] = [timeOf(DOCUMENT), timeOf(PAINT)]
    const kind =
      Math.max(document, paint) * 2 < whole ? 'script' : document > paint ? 'document' : 'paint'
    longest[kind] = Math.max(longest[kind], (whole * SLOWDOWN) / 1000)
  }
  return longest
}
