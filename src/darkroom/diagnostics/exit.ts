import { oneLine } from '../../content/source/diagnostic.ts'

/** What the command's exit code says. A script may rely on these. */
export const EXIT = {
  good: 0,
  /** Asked for something that cannot be: an unknown option, no such folder, faulty content. */
  usage: 1,
  /** Some photos failed; the rest are published. */
  partial: 2,
  /** `check` found something to mend. */
  findings: 3,
  /** Another run holds the lock. */
  locked: 4,
  /** The disk is full, or may not be written. */
  disk: 5,
  /** Stopped by Ctrl-C. */
  interrupted: 130,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** Ends the command: `message` is one line that names the file, the cause and the remedy. */
export class CommandError extends Error {
  readonly code: ExitCode
  constructor(code: ExitCode, message: string) {
    super(oneLine(message))
    this.name = 'CommandError'
    this.code = code
  }
}

/** Ends the command with exit 1. */
export class UsageError extends CommandError {
  constructor(message: string) {
    super(EXIT.usage, message)
  }
}
