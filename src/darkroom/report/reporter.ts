import { createProgress } from '../../progress.ts'
import { EXIT, type ExitCode } from '../diagnostics/exit.ts'
import type { Refused } from '../diagnostics/refusal.ts'

type Stream = { write(text: string): unknown; isTTY?: boolean; columns?: number }

/**
 * The output of a command. People read lines and progress on `stderr` and the summary on `stdout`. `--json`
 * writes events for programs to `stdout`, one per line.
 */
export type Reporter = {
  line(text: string): void
  event(name: string, fields?: Record<string, unknown>): void
  failed(file: string, refused: Refused): void
  progress(done: number, total: number): void
  summary(text: string, fields?: Record<string, unknown>): void
}

type ReporterOptions = {
  stdout: Stream
  stderr: Stream
  env: Readonly<Record<string, string | undefined>>
  json: boolean
  now: () => number // ms
}

/** `1 photo`, `2 photos`. */
export const countOf = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${formOf(n, one, many)}`

/** The word that fits a number, as `it` or `them`. */
export const formOf = (n: number, one: string, many: string): string => (n === 1 ? one : many)

/** `1.2 MB` */
export const megabytesOf = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** Replaces control characters, because terminals obey those in file names. */
const tame = (text: string) => text.replace(/[^\P{Cc}\n\t]|\p{Cf}/gu, '\uFFFD')

/** Uses colours and progress only on a terminal. */
export function createReporter({ stdout, stderr, env, json, now }: ReporterOptions): Reporter {
  const isTerminal = stderr.isTTY === true && env.TERM !== 'dumb'
  const isDrawn = isTerminal && !env.CI && !json
  const isTold = !env.CI && !json
  const paint = (code: number, text: string) =>
    isTerminal && !env.NO_COLOR ? `\u001B[${code}m${text}\u001B[39m` : text
  const { show, erase } = createProgress(stderr, { isDrawn, now })

  const write = (text: string) => {
    if (json) return
    erase()
    stderr.write(`${text}\n`)
  }
  const event = (name: string, fields: Record<string, unknown> = {}) => {
    if (json) stdout.write(`${JSON.stringify({ event: name, ...fields })}\n`)
  }

  return {
    line: (text) => write(tame(text)),
    event,
    failed(file, { code, message, remedy }) {
      const onOneLine = (text: string) => tame(text).replaceAll('\n', ' ')
      write(`${paint(31, `${onOneLine(file)}:`)} ${onOneLine(message)}. ${onOneLine(remedy)}.`)
      event('failed', { file, kind: code, cause: message, remedy })
    },
    progress(done, total) {
      if (isTold) show(done, total)
    },
    summary(text, fields = {}) {
      erase()
      if (json) event('summary', fields)
      else stdout.write(`${text}\n`)
    },
  }
}

/** Ends a command after Ctrl-C. `text`: what was done, and how to continue. */
export function reportStop(reporter: Reporter, text: string, counts: object = {}): ExitCode {
  reporter.summary(`Stopped${text}`, { interrupted: true, ...counts })
  return EXIT.interrupted
}
