import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []
// Without a listener, Ctrl-C ends a process without `exit`.
process.once('SIGINT', () => process.exit(130))
process.once('exit', () => {
  // Child processes may still write for a moment.
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

/** Makes a temporary folder that is removed when the process ends, by Ctrl-C too. */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  made.push(folder)
  return folder
}
