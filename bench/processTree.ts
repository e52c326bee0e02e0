import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Bytes; what /proc counts in. */
const PAGE = 4096
/** ms; the highest an AVIF's decoder needs, it needs for 20. */
const SAMPLE = 10
/** Per second; what /proc counts CPU time in. */
const TICKS = 100

const fieldsOf = (pid: number | 'self') => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Seconds of CPU of every process that this one has started and that has ended. */
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

/** MB of a process and all below it. Pages that they share are counted in each: an upper bound. */
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
  /** s, of the process and all that it started. */
  cpu: number
  /** s */
  wall: number
  /** MB at once, of all of them. */
  peak: number
  out: string
  code: number | null
}

/** Runs a command and measures it. `sample` gets the memory in MB every 10 ms, and what was said so far. */
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
