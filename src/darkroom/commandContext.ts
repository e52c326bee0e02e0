import type { Args } from './args/parseArguments.ts'
import type { ExitCode } from './diagnostics/exit.ts'
import type { SiteFolder } from './files/site.ts'
import type { openEncoders } from './pictures/encoders.ts'
import type { Reporter } from './report/reporter.ts'

/** Everything that a command may use outside its own code. */
export type CommandContext = SiteFolder & {
  env: Readonly<Record<string, string | undefined>>
  reporter: Reporter
  openEncoders: typeof openEncoders
  /** Asks the person at the terminal. Absent without a terminal. Throws on Ctrl-C. */
  ask?: (question: string) => Promise<string>
  /** Aborted by Ctrl-C. A command then finishes the work in progress. */
  stop: AbortSignal
}

export type Command = (args: Args, context: CommandContext) => Promise<ExitCode>
