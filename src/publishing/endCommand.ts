import { type ChildProcess, spawn } from 'node:child_process'
import type { EventEmitter } from 'node:events'

type Start = (program: string, args: string[]) => EventEmitter

/** Ends a running shell and all that it started. Except on Windows, it must lead a process group. */
export function endCommand(
  shell: Pick<ChildProcess, 'pid' | 'kill'>,
  platform: NodeJS.Platform = process.platform,
  start: Start = spawn,
): void {
  if (platform !== 'win32') process.kill(-shell.pid!, 'SIGTERM')
  // On Windows, `kill` would end only the shell.
  else start('taskkill', ['/pid', `${shell.pid}`, '/T', '/F']).on('error', () => shell.kill())
}
