import type { Disk } from './disk.ts'
import type { Say } from './say.ts'

/** Everything a command knows of where it runs; nothing else reaches outside. */
export type World = {
  /** The folder that holds `src/content` and `public`, absolute. */
  root: string
  env: Readonly<Record<string, string | undefined>>
  /** The only hand that writes. */
  disk: Disk
  say: Say
  /** Aborted by Ctrl-C: finish what is begun, begin nothing. */
  stop: AbortSignal
}
