import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { freePort } from '../tests/listen'
import { temporaryFolder } from '../tools/temporaryFolder'
import { longestTasks, type LongestTasks } from './longestTasks'

/** ms, except `score` (0 to 100) and `cls`. */
export type Measure = {
  score: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
} & LongestTasks

/** How often to repeat a run if Lighthouse cannot read its trace, which happens. */
const TRIES = 3

/** Measures how a page opens on a phone with Lighthouse (mobile, simulated), in a fresh browser. */
export async function measure(url: string, executable: string): Promise<Measure> {
  for (let tries = 1; ; tries++) {
    try {
      return await measureOnce(url, executable)
    } catch (cause) {
      if (tries === TRIES) throw cause
      console.error(String(cause))
    }
  }
}

async function measureOnce(url: string, executable: string): Promise<Measure> {
  const port = await freePort()
  const profile = temporaryFolder('bench-')
  const browser = spawn(
    executable,
    [
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    // A separate process group, so that its children end with it.
    { stdio: 'ignore', detached: true },
  )
  const kill = () => process.kill(-browser.pid!, 'SIGKILL')
  // Ctrl-C does not reach the group. Prepended: it ends before its profile is removed.
  process.prependOnceListener('exit', kill)
  try {
    for (let tries = 0; ; tries++) {
      const up = await fetch(`http://127.0.0.1:${port}/json/version`).then(
        () => true,
        () => false,
      )
      if (up) break
      if (tries > 200) throw new Error(`${executable} did not open its debugging port`)
      await new Promise((done) => setTimeout(done, 50))
    }
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
    })
    const { lhr, artifacts } = result!
    const { audits, runtimeError } = lhr
    if (runtimeError) throw new Error(`${url}: ${runtimeError.code}`)
    const value = (id: string) => audits[id]!.numericValue!
    return {
      score: Math.round((lhr.categories.performance?.score ?? 0) * 100),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      ...longestTasks(artifacts.Trace.traceEvents, url),
    }
  } finally {
    const ended = new Promise((done) => browser.once('exit', done))
    process.off('exit', kill)
    kill()
    await ended
    // Its children may still write for a moment.
    rmSync(profile, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 })
  }
}

export const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
