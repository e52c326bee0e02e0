import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { UsageError } from '../darkroom/diagnostics/exit.ts'
import type { Disk } from '../darkroom/files/disk.ts'
import type { OneAtATime } from '../darkroom/files/oneAtATime.ts'
import { contentFolder } from '../darkroom/files/places.ts'

const MOST = 50 // versions to list
const LARGEST_FILE = 64 * 1024 * 1024 // bytes

/** A commit that changed the content. `isNow`: the content on disk is that of the commit. */
export type Version = { id: string; date: string; title: string; isNow: boolean }

/** The versions of the content in git. */
export function createVersions(root: string, disk: Disk, queue: OneAtATime) {
  const content = contentFolder(root)

  async function git(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
    const options = { cwd: content, env: { ...process.env, ...env }, maxBuffer: LARGEST_FILE }
    return (await promisify(execFile)('git', args, options)).stdout
  }

  /** The tree of the content on disk, without ignored files. The owner's index is not touched. */
  async function writeDraft(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'versions-'))
    try {
      const env = { GIT_INDEX_FILE: join(folder, 'index') }
      await git(['add', '--all', '.'], env)
      const prefix = (await git(['rev-parse', '--show-prefix'])).trim()
      return (await git(['write-tree', `--prefix=${prefix}`], env)).trim()
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  async function read() {
    const log = await git(['log', `-${MOST}`, '--format=%H%x09%cI%x09%s', '--', '.'])
    const rows = (log.match(/.+/g) ?? []).map((line) => {
      const [id = '', date = '', title = ''] = line.split('\t')
      return { id, date, title }
    })
    const trees = await git(['rev-parse', ...rows.map(({ id }) => `${id}:./`)])
    return { rows, trees: trees.split('\n'), draft: await writeDraft() }
  }

  async function goBack(id: string): Promise<void> {
    const { rows, trees, draft } = await read()
    const target = trees[rows.findIndex((row) => row.id === id)]
    if (target === undefined)
      throw new UsageError(`${id}: is not a version of the content. Nothing changed.`)
    if (!trees.includes(draft))
      throw new UsageError(
        'src/content has changes that are in no version, and would be lost. Commit them with git first.',
      )
    const diff = await git(['diff-tree', '-r', '-z', '--name-status', draft, target])
    const parts = diff.split('\0')
    const changes = parts.flatMap((name, i) => {
      const kind = parts[i - 1]
      return i % 2 ? { path: join(content, name), name, kind, rank: 'AMD'.indexOf(kind ?? '') } : []
    })
    const ignored = changes.find(({ path, kind }) => kind === 'A' && existsSync(path))
    if (ignored)
      throw new UsageError(`${ignored.name}: git ignores this file. Move it away; nothing changed.`)
    // New albums come before the catalog that lists them, and old ones go after it.
    for (const { path, name, kind } of changes.toSorted((a, b) => a.rank - b.rank)) {
      if (kind === 'D') await disk.remove(path)
      else await disk.write(path, await git(['show', `${target}:${name}`]))
    }
  }

  return {
    /** The latest versions, newest first. `undefined` outside a repository, or without a commit of the content. */
    async list(): Promise<Version[] | undefined> {
      const { rows, trees, draft } = await read().catch(() => ({ rows: [], trees: [], draft: '' }))
      if (!rows.length) return undefined
      return rows.map((row, i) => ({ ...row, isNow: trees[i] === draft }))
    },
    /** Writes the content of a version to disk. Throws a UsageError if unsaved changes would be lost. */
    goBack: (id: string) => queue(() => goBack(id)),
  }
}
