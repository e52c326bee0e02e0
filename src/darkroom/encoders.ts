import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Answer, Look, Looked, Question, Task } from './encoder.ts'
import { HUGE, LARGE, needOf } from './memory.ts'
import type { Refused } from './refusal.ts'
import { createTurns } from './turns.ts'

/** Photos until an encoder makes way for a new one: its memory creeps. */
const RECYCLE_AFTER = 250
/**
 * Of glibc. It would keep an arena for each thread: 658 MB instead of 374 over 51 photos. And it would
 * keep large pieces for later; given back at once they are 20 MB less a process.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1000000' }

const ENTRY = fileURLToPath(new URL('encoder.ts', import.meta.url))
/** Loaded as CommonJS a process is there in half the time and takes 30 MB less: no thread for its imports. */
const LOADER = createRequire(import.meta.url).resolve('tsx/cjs')

/** Without its compilers a process takes 4 MB less: good for one photo. */
const LEAN = ['--no-opt', '--no-sparkplug']

type Encoder = { child: ChildProcess; photos: number }

/** Encoder processes, started when they are needed and kept for the next photo. */
export type Encoders = {
  /** One photo, at most as many at once as the caller asks for. A crash is an answer too. */
  develop(task: Task): Promise<Answer>
  /** A look at a picture; see readPicture. */
  look(task: Look): Promise<Looked>
  /** Lets them go, and waits until they are gone. What is asked for from now on is answered as a crash. */
  close(): Promise<void>
  /** Processes started so far. */
  started(): number
}

/** Prints that are written lie about until they are collected. */
const giveBack = () => (globalThis as { gc?: () => void }).gc?.()

const CRASHED: { refused: Refused } = {
  refused: {
    kind: 'crashed',
    cause: 'brought the decoder down',
    remedy: 'Run the same command again; if it stays so, export it anew',
  },
}

export function openEncoders(): Encoders {
  const idle: Encoder[] = []
  const turns = createTurns()
  const all = new Set<ChildProcess>()
  let started = 0
  let isClosed = false

  function start(isLean = false): Encoder {
    const child = spawn(
      process.execPath,
      [
        '--expose-gc',
        '--max-semi-space-size=2',
        '--optimize-for-size',
        '--single-threaded-gc',
        ...(isLean ? LEAN : []),
        `--require=${LOADER}`,
        `--eval=require(${JSON.stringify(ENTRY)})`,
      ],
      {
        serialization: 'advanced',
        env: { ...process.env, ...MALLOC },
        // What libvips grumbles about a file is in our own words already.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    )
    started += 1
    const encoder = { child, photos: 0 }
    // One that could not be started will not end either.
    if (child.pid !== undefined) all.add(child)
    child.on('exit', () => {
      all.delete(child)
      if (idle.includes(encoder)) idle.splice(idle.indexOf(encoder), 1)
    })
    return encoder
  }

  /** What rests keeps its memory: it goes when another photo needs much. Waits until it is gone. */
  async function retire(resting: Encoder[]): Promise<void> {
    const leaving = resting.map(({ child }) => child).filter((child) => child.connected)
    const ends = leaving.map((child) => new Promise((done) => child.once('exit', done)))
    for (const child of leaving) child.disconnect()
    await Promise.all(ends)
  }

  /** Gives a task to an encoder. `hold` is the turn it has meanwhile, or `undefined` while it waits for one. */
  function ask<T>(
    { child }: Encoder,
    task: Task | Look,
    hold: { alone: boolean | undefined },
  ): Promise<T | typeof CRASHED> {
    return new Promise((done) => {
      let isOver = false
      const settle = (said: T | typeof CRASHED) => {
        isOver = true
        child.off('message', hear)
        child.off('exit', crash)
        child.off('error', crash)
        done(said)
      }
      const crash = () => settle(CRASHED)
      const makeRoom = async () => {
        if (hold.alone !== true) {
          turns.leave(false)
          hold.alone = undefined
          await turns.enter(true)
          // It may have died while it waited.
          if (isOver) return turns.leave(true)
          hold.alone = true
          void retire(idle.splice(0))
        }
        child.send('go', (failed) => failed && crash())
      }
      const hear = (said: T | Question) => {
        if (said === 'alone?') void makeRoom()
        else settle(said)
      }
      child.on('message', hear)
      child.on('exit', crash)
      child.on('error', crash)
      child.send(task, (failed) => failed && crash())
    })
  }

  /** Has a task done by the encoder that suits it, in its turn. */
  async function run<T>(task: Task | Look): Promise<T | typeof CRASHED> {
    const need = await needOf(task.path, task.size)
    const hold: { alone: boolean | undefined } = { alone: need > LARGE }
    await turns.enter(need > LARGE)
    const isHuge = need > HUGE
    if (isHuge) await retire(idle.splice(0))
    if (need > LARGE) giveBack()
    if (isClosed) {
      turns.leave(need > LARGE)
      return CRASHED
    }
    const encoder = idle.pop() ?? start(isHuge)
    if (need > LARGE) void retire(idle.splice(0))
    const answer = await ask<T>(encoder, task, hold)
    if (hold.alone !== undefined) turns.leave(hold.alone)
    encoder.photos += 1
    const isUsable = encoder.child.connected && answer !== CRASHED && !isHuge
    if (isUsable && encoder.photos < RECYCLE_AFTER) idle.push(encoder)
    else void retire([encoder])
    return answer
  }

  return {
    started: () => started,
    develop: (task) => run<Answer>(task),
    look: (task) => run<Looked>(task),
    async close() {
      isClosed = true
      const ends = Array.from(all, (child) => new Promise((done) => child.once('exit', done)))
      for (const child of all) if (child.connected) child.disconnect()
      await Promise.all(ends)
    },
  }
}
