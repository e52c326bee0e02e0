import { oneLine } from '../../content/source/diagnostic.ts'

/** Exit codes, on which scripts may rely. */
export const EXIT = {
  good: 0,
  /** An unknown option, a missing folder, faulty content. */
  usage: 1,
  /** Some photos failed; the rest are published. */
  partial: 2,
  /** `check` found something to mend. */
  findings: 3,
  /** Another run holds the lock. */
  locked: 4,
  /** The disk is full or not writable. */
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

export class UsageError extends CommandError {
  constructor(message: string) {
    super(EXIT.usage, message)
  }
}
