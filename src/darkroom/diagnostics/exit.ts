import { oneLine } from '../../content/source/diagnostic.ts'

/** Exit codes, described in `--help`. They are stable, so scripts may rely on them. */
export const EXIT = {
  good: 0,
  usage: 1,
  partial: 2,
  findings: 3,
  locked: 4, // another run holds the lock
  disk: 5, // full or not writable
  interrupted: 130, // by Ctrl-C
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** Ends the command. `message` is one line with the file, the cause and the remedy. */
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

/** For `catch`: throws a UsageError that names a file of the owner. */
export const cannotRead = (file: string) => (): never => {
  throw new UsageError(`${file}: cannot be read. Check the path.`)
}
