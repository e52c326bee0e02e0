import { EXIT, type ExitCode } from '../diagnostics/exit.ts'
import type { Reporter } from './reporter.ts'

/** Ends a command that Ctrl-C has stopped. `text`: what was done, and how to go on. */
export function reportStop(reporter: Reporter, text: string, counts: object = {}): ExitCode {
  reporter.summary(`Stopped${text}`, { interrupted: true, ...counts })
  return EXIT.interrupted
}
