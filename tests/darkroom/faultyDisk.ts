/**
 * The environment of a process whose disk fails: `kill:12` ends it at its twelfth operation that
 * changes the disk, half way through if it writes; from then on `ENOSPC:12` answers with that error.
 */
export const faultyDisk = (fault: string): Record<string, string> => ({
  // An address, because a path may hold a blank.
  NODE_OPTIONS: `--import ${new URL('faultyDisk.cjs', import.meta.url)}`,
  FAULTY_DISK: fault,
})
