import type { Disk } from './disk.ts'

/** `root`: the absolute path of the folder with `src/content` and `public`. */
export type SiteFolder = { root: string; disk: Disk }
