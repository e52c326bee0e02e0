import { type ChildProcess, spawn } from 'node:child_process'
import { stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { ContentError } from '../content/source/diagnostic.ts'
import { readContent } from '../content/source/readContent.ts'
import { type Snapshot, takeSnapshot } from '../content/source/snapshot.ts'
import type { Disk } from '../darkroom/files/disk.ts'
import { keepInProcess } from '../darkroom/files/keepInProcess.ts'
import { contentFolder, publicFolder, tableFolder } from '../darkroom/files/places.ts'
import { readJsonFile, readPrivateJson } from '../darkroom/files/readJsonFile.ts'
import { type Change, describeChanges } from './describeChanges.ts'
import { describeFindings, type SaidFinding } from './describeFindings.ts'
import { endCommand } from './endCommand.ts'

const KEPT = 20_000 // characters of output to keep

/** The end of a long output, from the start of a line: a part of a line may be the wrong half of a finding. */
const lastLines = (output: string): string =>
  output.length > KEPT ? output.slice(-KEPT).replace(/^.*\n(?=.)/, '') : output

/** The state of the command. `output`: the command and what it wrote, without the start if it is long. */
export type Run = { state: 'idle' | 'running' | 'stopped' | 'done' | 'failed'; output: string }
export type Publishing = Run & {
  /** The time of the last successful run, in ISO 8601. */
  last?: string | undefined
  /** The owner's command; absent if none is set. */
  command?: string | undefined
  /** Changes since the last publishing; absent if the content has errors. */
  changes?: Change[]
  findings: SaidFinding[]
}

type Shared = {
  run: Run
  child?: ChildProcess | undefined
  isStopped: boolean
  onRun: (run: Run) => void
}

/** `code`: the folder of the site's code. `onRun`: called when the command writes output or ends. */
export function createPublisher(root: string, disk: Disk, code: string, onRun: (run: Run) => void) {
  const file = join(tableFolder(root), '.published.json')
  // The command outlives a restart of Vite, and then reports to the new server.
  const shared = keepInProcess<Shared>(`publisher of ${root}`, {
    run: { state: 'idle', output: '' },
    isStopped: false,
    onRun,
  })
  shared.onRun = onRun
  const inOrder = pLimit(1)
  const tell = (now: Partial<Run>) => shared.onRun((shared.run = { ...shared.run, ...now }))

  /** The owner's command, even if other content has errors. */
  const commandIn = async () => {
    const site = readJsonFile<{ publish?: unknown }>(root, join(contentFolder(root), 'site.json'))
    const publish = (await site.catch(() => undefined))?.publish
    return typeof publish === 'string' && publish.trim() ? publish : undefined
  }

  const lastTime = async () => (await stat(file).catch(() => undefined))?.mtime.toISOString()

  async function note(snapshot: Snapshot) {
    await disk.write(file, JSON.stringify(snapshot))
    // Equal bytes are not written again.
    await utimes(file, new Date(), new Date())
  }

  async function describe(): Promise<Publishing> {
    const command = await commandIn()
    try {
      const content = await readContent(contentFolder(root), {
        root: code,
        publicDir: publicFolder(root),
      })
      const snapshot = await takeSnapshot(contentFolder(root))
      const known = await readPrivateJson<Snapshot>(root, file, {})
      const changes = describeChanges(known, snapshot, content)
      const findings = describeFindings(contentFolder(root), content.diagnostics, content)
      return { ...shared.run, command, last: await lastTime(), changes, findings }
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause
      const findings = describeFindings(contentFolder(root), cause.diagnostics)
      return { ...shared.run, command, last: await lastTime(), findings }
    }
  }

  return {
    /** Answers in the order of the calls, so that the last answer has the latest state. */
    describe: () => inOrder(describe),
    /** Runs the owner's command, unless it is running. If it succeeds, the content at its start counts as published. */
    async start() {
      const publish = await commandIn()
      const snapshot = await takeSnapshot(contentFolder(root))
      // Checked last: a second start must not come between this and the state `running`.
      if (shared.run.state === 'running' || publish === undefined) return
      tell({ state: 'running', output: `$ ${publish}\n` })
      // A separate process group, so that stopping also ends the command's children.
      const child = spawn(publish, {
        cwd: root,
        shell: true,
        detached: process.platform !== 'win32',
      })
      const hear = (part: string) => tell({ output: lastLines(shared.run.output + part) })
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', hear)
      Object.assign(shared, { child, isStopped: false })
      child.on('close', (code, signal) => {
        shared.child = undefined
        const { isStopped } = shared
        // The command may fail without a word, or in the middle of a line.
        const start = /[^\n]$/.test(shared.run.output) ? '\n' : ''
        if (!isStopped && code !== 0)
          hear(`${start}The command ended with ${signal ?? `code ${code}`}.\n`)
        const end = () => tell({ state: isStopped ? 'stopped' : code === 0 ? 'done' : 'failed' })
        if (isStopped || code !== 0) end()
        // A description must not read the changes before this note and the time after it.
        else void inOrder(() => note(snapshot)).then(end, end)
      })
    },
    stop() {
      if (!shared.child?.pid) return
      shared.isStopped = true
      endCommand(shared.child)
    },
  }
}
