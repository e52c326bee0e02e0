import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git } from './git.ts'

const MOST = 50 // versions to read

/** The owner's files below `src/content`, for git. The folder also holds code, which has no versions here. */
const OWN = [
  'catalog.json',
  'projects.json',
  'resume.json',
  'site.json',
  ':(glob)albums/*.json',
  ':(glob)pages/*.md',
]

/** A file that differs from a version. `blob`: its text in the version, by id; absent if it has no such file. */
export type VersionFile = { name: string; isOnDisk: boolean; blob?: string }
/** `differing`: the files on disk that are not as in the version, and those that only the version has. */
export type PastVersion = { id: string; date: string; title: string; differing: VersionFile[] }

const NONE = /^0+$/ // the id of no text

const namesIn = (list: string) => list.split('\0').filter(Boolean)

/** Writes a tree of these files of the content into the repository. The owner's index is not touched. */
async function writeTree(content: string, names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'versions-'))
  try {
    const env = { GIT_INDEX_FILE: join(folder, 'index') }
    // Unlike `add`, it takes files that git ignores.
    const args = ['update-index', '--add', '--remove', '-z', '--stdin']
    await git(content, args, { env, input: names.map((name) => `${name}\0`).join('') })
    return (await git(content, ['write-tree'], { env })).trim()
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * The commits that changed the owner's files, newest first, and the files that git ignores. Throws outside a
 * repository.
 */
export async function readHistory(content: string) {
  const log = await git(content, [
    'log',
    '--no-show-signature',
    `-${MOST}`,
    '--format=%H%x09%T%x09%cI%x09%s',
    '--',
    ...OWN,
  ])
  const rows = (log.match(/.+/g) ?? []).map((line) => line.split('\t'))
  const list = async (...which: string[]) =>
    namesIn(await git(content, ['ls-files', '-z', ...which, '--', ...OWN]))
  const ignored = new Set(await list('--others', '--ignored', '--exclude-standard'))
  const draft = await writeTree(content, await list('--cached', '--others'))
  const diff = await git(
    content,
    ['diff-tree', '--stdin', '-r', '--raw', '--no-abbrev', '-z', '--relative', '--', ...OWN],
    { input: rows.map(([, tree]) => `${draft} ${tree}\n`).join('') },
  )
  // Each pair of trees is repeated before its differences.
  const parts = diff.split(`${draft} `).slice(1)
  const versions = rows.map(([id = '', , date = '', ...title], i): PastVersion => {
    const files = [...parts[i]!.matchAll(/:\d+ \d+ (\w+) (\w+) \w\0([^\0]+)/g)]
    const differing = files.flatMap(([, before = '', blob = '', name = '']) => {
      // Git also lists a file whose mode alone differs.
      if (before === blob) return []
      const isOnDisk = !NONE.test(before)
      return NONE.test(blob) ? { name, isOnDisk } : { name, isOnDisk, blob }
    })
    return { id, date, title: title.join('\t'), differing }
  })
  return { versions, ignored }
}
