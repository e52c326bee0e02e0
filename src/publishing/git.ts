import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const LARGEST_FILE = 64 * 1024 * 1024 // bytes

/** The output of a git command that runs in a folder. `input`: its standard input. */
export async function git(
  folder: string,
  args: readonly string[],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: LARGEST_FILE }
  const run = promisify(execFile)('git', args, options)
  // If git ends before it has read its input, the exit code tells why.
  run.child.stdin?.on('error', () => {}).end(input)
  return (await run).stdout
}
