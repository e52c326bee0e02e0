import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { ContentError, formatDiagnostic } from '../../content/source/diagnostic.ts'
import { readContent } from '../../content/source/readContent.ts'
import type { Disk } from '../../darkroom/files/disk.ts'
import { contentFolder, privateFolder, publicFolder } from '../../darkroom/files/places.ts'
import { placeContent } from '../../prerender/placeContent.ts'
import { sha256 } from '../../sha256.ts'
import type { Change, Publishing, Run } from '../contract.ts'

/** Letters of the output that are kept. */
const KEPT = 20_000

/** What was published: the digest of each file, of an album's photos one by one. */
type Snapshot = Record<string, { digest: string; photos?: Record<string, string> }>

export type Publisher = {
  describe(): Promise<Publishing>
  /** Runs what the owner has set. What the last run has changed counts as published once it has come to its end. */
  start(): Promise<void>
  stop(): void
}

async function snapshotOf(root: string): Promise<Snapshot> {
  const folder = contentFolder(root)
  const names = await readdir(folder, { recursive: true })
  const snapshot: Snapshot = {}
  for (const name of names.filter((one) => /\.(json|md)$/.test(one)).toSorted()) {
    const text = await readFile(join(folder, name), 'utf8')
    const isAlbum = /^albums[\\/]/.test(name)
    const list = isAlbum ? (JSON.parse(text) as { photos?: { id: string }[] }).photos : undefined
    snapshot[name.replaceAll('\\', '/')] = {
      digest: sha256(text),
      ...(list
        ? { photos: Object.fromEntries(list.map((one) => [one.id, sha256(JSON.stringify(one))])) }
        : {}),
    }
  }
  return snapshot
}

/**
 * Opens publishing.
 * @param code the folder of the site's code, whose icons the content may name
 * @param onRun called when the command says something, or ends
 */
export function openPublisher(
  root: string,
  disk: Disk,
  code: string,
  onRun: (run: Run) => void,
): Publisher {
  const file = join(privateFolder(root), 'table', '.published.json')
  let run: Run = { state: 'idle', output: '' }
  let child: ChildProcess | undefined
  const tell = (now: Partial<Run>) => onRun((run = { ...run, ...now }))

  /** What the owner has set, also where the content has errors. */
  const commandIn = () =>
    readFile(join(contentFolder(root), 'site.json'), 'utf8').then(
      (text) => (JSON.parse(text) as { publish?: string }).publish,
    )

  async function changesSince(known: Snapshot): Promise<Change[]> {
    const now = await snapshotOf(root)
    const { albums } = placeContent(await readContent(contentFolder(root)))
    const changes: Change[] = []
    for (const name of new Set([...Object.keys(known), ...Object.keys(now)])) {
      const [before, after] = [known[name], now[name]]
      if (before?.digest === after?.digest) continue
      const album = albums.find((one) => name === `albums/${one.file}.json`)
      const was = before?.photos ?? {}
      const is = after?.photos ?? {}
      const photos = album?.photos.filter(({ src }) => src !== '') ?? []
      changes.push({
        title: album?.title ?? basename(name),
        kind: before ? (after ? 'changed' : 'gone') : 'new',
        added: photos.filter(({ id }) => !(id in was)),
        changed: photos.filter(({ id }) => id in was && was[id] !== is[id]),
        removed: Object.keys(was).filter((id) => !(id in is)).length,
      })
    }
    return changes
  }

  return {
    async describe() {
      const publish = await commandIn()
      const now = { ...run, ...(publish === undefined ? {} : { command: publish }) }
      const said = (found: ContentError['diagnostics'], isBroken: boolean) =>
        found.map((one) => ({
          isError: isBroken && one.severity === 'error',
          text: formatDiagnostic({ ...one, file: relative(contentFolder(root), one.file) }),
        }))
      try {
        const { diagnostics } = await readContent(contentFolder(root), {
          root: code,
          publicDir: publicFolder(root),
        })
        const known = await readFile(file, 'utf8').then(
          (text) => JSON.parse(text) as Snapshot,
          () => ({}),
        )
        return { ...now, changes: await changesSince(known), findings: said(diagnostics, false) }
      } catch (cause) {
        if (!(cause instanceof ContentError)) throw cause
        return { ...now, findings: said(cause.diagnostics, true) }
      }
    },
    async start() {
      const publish = await commandIn()
      if (child || publish === undefined) return
      const snapshot = await snapshotOf(root)
      tell({ state: 'running', output: '' })
      // A group of its own, so that what the command starts ends with it.
      child = spawn(publish, {
        cwd: root,
        shell: true,
        detached: process.platform !== 'win32',
      })
      const hear = (part: Buffer) => tell({ output: (run.output + part.toString()).slice(-KEPT) })
      child.stdout?.on('data', hear)
      child.stderr?.on('data', hear)
      child.on('close', (code) => {
        child = undefined
        const isDone = code === 0 && run.state === 'running'
        const end = () =>
          tell({ state: isDone ? 'done' : run.state === 'stopped' ? 'stopped' : 'failed' })
        if (!isDone) end()
        else void disk.write(file, JSON.stringify(snapshot)).then(end, end)
      })
    },
    stop() {
      if (!child?.pid) return
      tell({ state: 'stopped' })
      if (process.platform === 'win32') child.kill()
      else process.kill(-child.pid, 'SIGTERM')
    },
  }
}
