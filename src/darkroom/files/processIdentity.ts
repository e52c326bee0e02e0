import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { errorCode } from './errorCode.ts'

/** `started` distinguishes a process from a later one with the same id. */
export type ProcessIdentity = { pid: number; started: string; host: string }

/** The start of a process in clock ticks since boot; '0' if the system does not report it. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name. It may contain spaces and brackets.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0'
  } catch {
    return '0'
  }
}

let own: ProcessIdentity | undefined
export const thisProcess = (): ProcessIdentity =>
  (own ??= { pid: process.pid, started: startOf(process.pid), host: hostname() })

/** Whether the process is still running. A process on another machine counts as running. */
export function isAlive({ pid, started, host }: ProcessIdentity): boolean {
  if (host !== hostname()) return true
  try {
    process.kill(pid, 0)
  } catch (cause) {
    if (errorCode(cause) !== 'EPERM') return false
  }
  const now = startOf(pid)
  return now === '0' || started === '0' || now === started
}

const TEMP = /^\..+\.(\d+)-(\d+)-\d+\.darkroom$/

let serial = 0
export function tempName(name: string): string {
  const { pid, started } = thisProcess()
  return `.${name}.${pid}-${started}-${(serial += 1)}.darkroom`
}

export function processOfTemp(name: string): ProcessIdentity | undefined {
  const [, pid, started = '0'] = TEMP.exec(name) ?? []
  return pid ? { pid: Number(pid), started, host: hostname() } : undefined
}
