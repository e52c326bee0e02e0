import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Bytes: the unit of memory in /proc. */
const PAGE = 4096
/** ms; an AVIF decoder holds its peak memory for 20 */
const SAMPLE = 10
/** Per second: the unit of CPU time in /proc. */
const TICKS = 100

const fieldsOf = (pid: number | 'self') => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Seconds of CPU time of all ended child processes. */
function cpuOfChildren(): number {
  const fields = fieldsOf('self')
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

function childrenOf(pid: number): number[] {
  try {
    const said = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return said
      ? said.split(' ').flatMap((child) => [Number(child), ...childrenOf(Number(child))])
      : []
  } catch {
    return []
  }
}

/** MB of a process and its descendants. Shared pages count for each: an upper bound. */
function memoryOf(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => {
    try {
      return sum + (Number(readFileSync(`/proc/${one}/statm`, 'utf8').split(' ')[1]) * PAGE) / 1e6
    } catch {
      return sum
    }
  }, 0)
}

export type Measured = {
  /** s of CPU time, of the process and its descendants */
  cpu: number
  /** s */
  wall: number
  /** MB; the highest sum of all of them at one time */
  peak: number
  out: string
  code: number | null
}

/** Runs a command and measures it. `sample` gets the memory in MB every 10 ms, and the output so far. */
export async function measure(
  command: string,
  args: string[],
  cwd: string,
  sample: (memory: number, out: string) => void = () => {},
  env: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const before = cpuOfChildren()
  const started = performance.now()
  const child: ChildProcess = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  let out = ''
  let peak = 0
  child.stdout!.on('data', (chunk: Buffer) => (out += chunk.toString()))
  const timer = setInterval(() => {
    const memory = memoryOf(child.pid!)
    peak = Math.max(peak, memory)
    sample(memory, out)
  }, SAMPLE)
  const code = await new Promise<number | null>((done) => child.on('close', done))
  clearInterval(timer)
  return {
    cpu: cpuOfChildren() - before,
    wall: (performance.now() - started) / 1000,
    peak,
    out,
    code,
  }
}
