import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pLimit from 'p-limit'
import type { Refused } from '../diagnostics/refusal.ts'
import type { EncoderReply, InspectTask, InspectAnswer, Task } from './encoder.ts'

/** bytes; the need of 24 megapixels in the costliest format */
const PER_PROCESS = 700e6

/** The number of pictures to decode at once, limited by processors and half of the free memory. */
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
    message: 'crashed the decoder',
    remedy: 'Run the same command again; if it crashes again, export the picture anew',
  },
}

export type Encoders = ReturnType<typeof openEncoders>

/** `gone` resolves once the process has exited or failed to start. */
type Encoder = { child: ChildProcess; gone: Promise<void> }

/** Opens a pool of at most `jobs` processes, started on demand and reused. A crash is an answer too. */
export function openEncoders(jobs = usualJobs()) {
  const all = new Set<Encoder>()
  const idle = new Set<Encoder>()
  const limit = pLimit(jobs)
  let isClosed = false

  function start(): Encoder {
    const child = fork(ENTRY, {
      execArgv: ['--import', LOADER],
      serialization: 'advanced',
      // glibc keeps memory per thread: 658 MB instead of 374 MB over 51 photos.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      // Hide libvips' warnings: the refusals contain them.
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
    render: (task: Task) => run<EncoderReply>(task),
    inspect: (task: InspectTask) => run<InspectAnswer>(task),
    /** Ends the processes and waits for their exit. Later tasks are answered as crashes. */
    async close(): Promise<void> {
      isClosed = true
      for (const { child } of all) if (child.connected) child.disconnect()
      await Promise.all([...all].map(({ gone }) => gone))
    },
  }
}
