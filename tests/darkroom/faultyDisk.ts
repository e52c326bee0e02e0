/**
 * The environment of a process whose disk fails:
 * - `kill:write .*json` ends it at the first such operation, half way through if it writes; `kill:PUT` at
 *   a request of that kind, once it is answered
 * - `SIGINT:rename .*json` presses Ctrl-C before it
 * - `ENOSPC:12` answers with that error from its twelfth operation that changes the disk
 * - `film:<folder>` copies the site into the folder before every such operation, and in the middle of
 *   every write: what a kill would leave there.
 */
export const faultyDisk = (fault: string): Record<string, string> => ({
  // An address, because a path may hold a blank.
  NODE_OPTIONS: `--import ${new URL('faultyDisk.cjs', import.meta.url)}`,
  FAULTY_DISK: fault,
})
