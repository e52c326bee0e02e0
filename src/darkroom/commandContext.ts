import type { Site } from './files/site.ts'
import type { openEncoders } from './pictures/encoders.ts'
import type { Reporter } from './report/reporter.ts'

/** Everything a command knows of where it runs; nothing else reaches outside. */
export type CommandContext = Site & {
  env: Readonly<Record<string, string | undefined>>
  reporter: Reporter
  /** Opens the processes that decode and encode pictures. */
  openEncoders: typeof openEncoders
  /** Puts a question to whoever sits at the terminal; absent where nobody does. Throws where they stop. */
  ask?: (question: string) => Promise<string>
  /** Aborted by Ctrl-C: finish what is begun, begin nothing. */
  stop: AbortSignal
}
