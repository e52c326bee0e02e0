import type { Disk } from './disk.ts'

/** The site that a command works on. */
export type Site = {
  /** The folder that holds `src/content` and `public`, absolute. */
  root: string
  /** The only hand that writes. */
  disk: Disk
}
