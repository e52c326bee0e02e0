type Stream = { write(text: string): unknown; columns?: number }

const EVERY = { plain: 5000, drawn: 80 } as const // ms between lines, and between redraws

/** 75 s → `1:15`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function speedOf(done: number, total: number, seconds: number): string {
  const rate = seconds > 0 ? done / seconds : 0
  const left = done === total ? '' : `, ${clock((total - done) / rate)} left`
  return rate > 0 ? `, ${rate.toFixed(1)} a second${left}` : ''
}

/** Redraws one line on a terminal (`isDrawn`). Elsewhere it writes a line every 5 s. `now` in ms. */
export function createProgress(
  stream: Stream,
  { isDrawn, now, what = '' }: { isDrawn: boolean; now: () => number; what?: string },
) {
  let started: number | undefined
  let last = 0
  let drawn = false
  const erase = () => {
    if (drawn) stream.write('\r\u001B[K')
    drawn = false
  }
  return {
    erase,
    show: (done: number, total: number) => {
      if (done === 0 || started === undefined) started = now()
      const isLast = done === total
      if (!isDrawn && last === 0) last = started
      const isDue = now() - last >= (isDrawn ? EVERY.drawn : EVERY.plain)
      if (!isDue && !(isDrawn && isLast)) return
      last = now()
      const speed = speedOf(done, total, (now() - started) / 1000)
      const text = `${what && `${what}: `}${done} of ${total}${speed}`
      const line = text.slice(0, (stream.columns || 80) - 1)
      stream.write(isDrawn ? `\r\u001B[K${line}` : `${text}\n`)
      drawn = isDrawn
      if (isLast) erase()
    },
  }
}
