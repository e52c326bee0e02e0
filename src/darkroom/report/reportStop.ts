import { EXIT, type ExitCode } from '../diagnostics/exit.ts'
import type { Reporter } from './reporter.ts'

/** Ends a command after Ctrl-C. `text`: what was done, and how to continue. */
export function reportStop(reporter: Reporter, text: string, counts: object = {}): ExitCode {
  reporter.summary(`Stopped${text}`, { interrupted: true, ...counts })
  return EXIT.interrupted
}
