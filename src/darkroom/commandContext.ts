import type { SiteFolder } from './files/site.ts'
import type { openEncoders } from './pictures/encoders.ts'
import type { Reporter } from './report/reporter.ts'

/** Everything that a command may reach outside its own code. */
export type CommandContext = SiteFolder & {
  env: Readonly<Record<string, string | undefined>>
  reporter: Reporter
  openEncoders: typeof openEncoders
  /** Asks whoever sits at the terminal; absent without one. Throws on Ctrl-C. */
  ask?: (question: string) => Promise<string>
  /** Aborted by Ctrl-C: finish what has begun. */
  stop: AbortSignal
}
