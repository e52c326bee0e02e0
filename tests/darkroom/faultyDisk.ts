/**
 * The environment of a process whose disk fails:
 * - `kill:write .*json` kills it at the first such operation, in the middle of a write; `kill:PUT` at
 *   a request of that kind, after the answer
 * - `SIGINT:rename .*json` presses Ctrl-C before the operation
 * - `ENOSPC:12` answers with that error from the twelfth operation that changes the disk
 * - `film:<folder>` copies the site into the folder before every such operation and in the middle of
 *   every write: the states that a kill would leave.
 */
export const faultyDisk = (fault: string): Record<string, string> => ({
  // A URL, because a path may contain a blank.
  NODE_OPTIONS: `--import ${new URL('faultyDisk.cjs', import.meta.url)}`,
  FAULTY_DISK: fault,
})
