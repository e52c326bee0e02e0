import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Answer, Task } from './encoder.ts'

/** Photos until an encoder makes way for a new one: its memory creeps. */
const RECYCLE_AFTER = 250
/** Without it glibc keeps an arena a thread: 658 MB instead of 374 over 51 photos. */
const MALLOC = { MALLOC_ARENA_MAX: '2' }

const ENTRY = fileURLToPath(new URL('encoder.ts', import.meta.url))
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

type Encoder = { child: ChildProcess; photos: number }

/** Encoder processes, started when they are needed and kept for the next photo. */
export type Encoders = {
  /** One photo, at most as many at once as the caller asks for. A crash is an answer too. */
  develop(task: Task): Promise<Answer>
  /** Lets them go, and waits until they are gone. */
  close(): Promise<void>
  /** Processes started so far. */
  started(): number
}

const CRASHED: Answer = {
  refused: {
    kind: 'crashed',
    cause: 'brought the decoder down',
    remedy: 'Export it anew; if it is very large, try --jobs 1',
  },
}

export function openEncoders(): Encoders {
  const idle: Encoder[] = []
  const all = new Set<ChildProcess>()
  let started = 0

  function start(): Encoder {
    const child = fork(ENTRY, [], {
      execArgv: ['--import', LOADER],
      serialization: 'advanced',
      env: { ...process.env, ...MALLOC },
      // What libvips grumbles about a file is in our own words already.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started += 1
    all.add(child)
    child.on('exit', () => all.delete(child))
    return { child, photos: 0 }
  }

  const ask = ({ child }: Encoder, task: Task) =>
    new Promise<Answer>((done) => {
      const settle = (answer: Answer) => {
        child.off('message', settle)
        child.off('exit', crash)
        child.off('error', crash)
        done(answer)
      }
      const crash = () => settle(CRASHED)
      child.on('message', settle)
      child.on('exit', crash)
      child.on('error', crash)
      child.send(task, (failed) => failed && crash())
    })

  return {
    started: () => started,
    async develop(task) {
      const encoder = idle.pop() ?? start()
      const answer = await ask(encoder, task)
      encoder.photos += 1
      const isUsable = encoder.child.connected && answer !== CRASHED
      if (isUsable && encoder.photos < RECYCLE_AFTER) idle.push(encoder)
      else if (encoder.child.connected) encoder.child.disconnect()
      return answer
    },
    async close() {
      const ends = Array.from(all, (child) => new Promise((done) => child.once('exit', done)))
      for (const child of all) if (child.connected) child.disconnect()
      await Promise.all(ends)
    },
  }
}
