import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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
type VersionFile = { name: string; isOnDisk: boolean; blob?: string }
/** `differing`: the files on disk that are not as in the version, and those that only the version has. */
export type PastVersion = { id: string; date: string; title: string; differing: VersionFile[] }

const NONE = /^0+$/ // the id of no text

const namesIn = (list: string) => list.split('\0').filter(Boolean)

/** How each tree differs from these files of the content. Writes neither the owner's index nor the repository. */
async function compare(content: string, names: readonly string[], trees: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'versions-'))
  try {
    const path = await git(content, ['rev-parse', '--git-path', 'objects'])
    // Git answers relative to the real folder.
    const objects = resolve(await realpath(content), path.trimEnd())
    const env = {
      GIT_INDEX_FILE: join(folder, 'index'),
      GIT_OBJECT_DIRECTORY: folder,
      // Quoted: a path may contain the separator of this list.
      GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(objects),
    }
    // Unlike `add`, it takes files that git ignores.
    const update = ['update-index', '--add', '--remove', '-z', '--stdin']
    await git(content, update, { env, input: names.map((name) => `${name}\0`).join('') })
    const draft = (await git(content, ['write-tree'], { env })).trim()
    const diff = await git(
      content,
      ['diff-tree', '--stdin', '-r', '--raw', '--no-abbrev', '-z', '--relative', '--', ...OWN],
      { env, input: trees.map((tree) => `${draft} ${tree}\n`).join('') },
    )
    // Each pair of trees is repeated before its differences.
    return diff.split(`${draft} `).slice(1)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The commits that changed the owner's files, newest first, and files that git ignores. Throws outside a repository. */
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
  const trees = rows.map(([, tree = '']) => tree)
  const parts = await compare(content, await list('--cached', '--others'), trees)
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
