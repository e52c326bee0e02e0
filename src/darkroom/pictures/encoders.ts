import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pLimit from 'p-limit'
import type { Refused } from '../diagnostics/refusal.ts'
import type { Answer, InspectTask, InspectAnswer, Task } from './encoder.ts'

/** Bytes to allow for each process: what 24 megapixels take in the costliest format. */
const PER_PROCESS = 700e6

/** Pictures at once that this machine has processors for, and memory if half of what is free is taken. */
export const usualJobs = (): number =>
  Math.max(
    1,
    Math.min(availableParallelism(), Math.floor(process.availableMemory() / 2 / PER_PROCESS)),
  )

const ENTRY = fileURLToPath(new URL('encoder.ts', import.meta.url))
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

const CRASHED: { refused: Refused } = {
  refused: {
    code: 'crashed',
    message: 'brought the decoder down',
    remedy: 'Run the same command again; if it stays so, export it anew',
  },
}

/** Processes that decode and encode, started when they are needed and kept for the next picture. */
export type Encoders = {
  /** Makes the files to publish of a photo. A crash is an answer too. */
  render(task: Task): Promise<Answer>
  /** Looks at a picture; see readPicture. */
  inspect(task: InspectTask): Promise<InspectAnswer>
  /** Ends them, and waits until they are gone. Whatever is asked from now on is answered as a crash. */
  close(): Promise<void>
}

/** `gone` settles when the process has ended, or could not be started. */
type Encoder = { child: ChildProcess; gone: Promise<void> }

/** Opens a pool of at most `jobs` processes. */
export function openEncoders(jobs = usualJobs()): Encoders {
  const all = new Set<Encoder>()
  const idle = new Set<Encoder>()
  const limit = pLimit(jobs)
  let isClosed = false

  function start(): Encoder {
    const child = fork(ENTRY, {
      execArgv: ['--import', LOADER],
      serialization: 'advanced',
      // glibc would keep memory for each thread of the decoder: 658 MB instead of 374 over 51 photos.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      // What libvips says of a file is in our own words already.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const gone = new Promise<void>((resolve) => {
      child.on('exit', () => resolve())
      child.on('error', () => resolve())
    })
    const encoder = { child, gone }
    all.add(encoder)
    void gone.then(() => all.delete(encoder) && idle.delete(encoder))
    return encoder
  }

  const run = <T>(task: Task | InspectTask): Promise<T | typeof CRASHED> =>
    limit(async () => {
      if (isClosed) return CRASHED
      const [encoder = start()] = idle
      idle.delete(encoder)
      const { child, gone } = encoder
      const reply = new Promise<T>((resolve) => child.once('message', resolve as () => void))
      child.send(task, () => {})
      const answer = await Promise.race([reply, gone.then(() => CRASHED)])
      if (child.connected && answer !== CRASHED) idle.add(encoder)
      return answer
    })

  return {
    render: (task) => run<Answer>(task),
    inspect: (task) => run<InspectAnswer>(task),
    async close() {
      isClosed = true
      for (const { child } of all) if (child.connected) child.disconnect()
      await Promise.all([...all].map(({ gone }) => gone))
    },
  }
}
