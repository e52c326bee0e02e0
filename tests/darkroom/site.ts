import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AlbumFile, Photo } from '../../src/content/schema'
import { run } from '../../src/darkroom/cli'
import { type Disk, createDisk } from '../../src/darkroom/files/disk'
import { createReporter } from '../../src/darkroom/report/reporter'
import { fill, makeFolder } from '../folder'
import { keepEncoders } from './encoders'

const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const CLI = fileURLToPath(new URL('../../src/darkroom/main.ts', import.meta.url))

const CONTENT = {
  'site.json': {
    name: 'Ada Lovelace',
    email: 'ada@lovelace.example',
    host: 'Codeberg',
    people: { older: 'Ida', younger: 'Ole' },
    url: 'https://ada.example.com',
    description: 'Photographs.',
    bio: ['I photograph.'],
    portrait: { src: '/icon.svg', alt: '', width: 8, height: 8 },
    network: { label: 'Network', url: 'https://network.example' },
    resume: { src: '/resume.pdf', download: 'resume.pdf' },
    skills: [],
  },
  'projects.json': [],
  'catalog.json': {
    categories: [
      { id: 'landscape', name: 'Landscape', description: 'Land.' },
      { id: 'misc', name: 'Miscellaneous', description: 'The rest.' },
    ],
    albums: [{ id: 'alps2020', name: 'Alps 2020', category: 'landscape', aliases: ['alps'] }],
  },
}

/** The files of every site besides photographs, by path below its root. */
const SITE_FILES: Record<string, string | Buffer> = {
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
  'public/apple-touch-icon.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  ),
  'public/resume.pdf': '%PDF-1.4\n',
}

export { fill, makeFolder }

/** A folder with these files, such as a card. */
export function folderOf(files: Record<string, string | Uint8Array>): string {
  const folder = makeFolder()
  fill(folder, files)
  return folder
}

type CatalogAlbum = {
  id: string
  name: string
  year?: number
  category: string
  level?: string
}
type Json = Record<string, object> & { albums: CatalogAlbum[] }

/** Changes a JSON file of the content, by its name without ending. */
export function changeContent(root: string, name: string, change: (json: Json) => object): void {
  const file = `src/content/${name}.json`
  const json = JSON.parse(readFileSync(join(root, file), 'utf8')) as Json
  fill(root, { [file]: `${JSON.stringify(change(json), null, 2)}\n` })
}

/** A site with one album without photos, `alps2020`. */
export function makeSite(more: Record<string, string | Uint8Array> = {}): string {
  const root = makeFolder()
  for (const [name, json] of Object.entries(CONTENT))
    fill(root, { [`src/content/${name}`]: `${JSON.stringify(json, null, 2)}\n` })
  fill(root, { ...SITE_FILES, ...more })
  return root
}

/** A copy of a site that was prepared once. */
export function copySite(prepared: string): string {
  const root = makeFolder()
  cpSync(prepared, root, { recursive: true, preserveTimestamps: true })
  return root
}

export type Run = { code: number | null; signal: NodeJS.Signals | null; out: string; err: string }

type Options = {
  env?: Record<string, string>
  /** Answers typed at the terminal, in turn; absent if there is no terminal. */
  answers?: string[]
  disk?: Disk
  stop?: AbortSignal
  /** Called with each piece of output. */
  onText?: (text: string) => unknown
}

/** The result of one command in this process: its output, its questions, the unused answers. */
export async function darkroom(root: string, args: string[], options: Options = {}) {
  const { env, answers, disk = createDisk(root), stop = new AbortController().signal } = options
  const said = { out: '', err: '' }
  const hear = (stream: 'out' | 'err') => ({
    write(text: string) {
      said[stream] += text
      options.onText?.(text)
    },
  })
  const asked: string[] = []
  const left = [...(answers ?? [])]
  const ask = async (question: string) => {
    asked.push(question)
    const answer = left.shift()
    if (answer === undefined) throw new Error(`Nobody answers: ${question}`)
    return answer
  }
  const { NO_COLOR: _color, ...outer } = process.env
  const code = await run(args, (json) => ({
    root,
    env: { ...outer, ...env },
    disk,
    stop,
    openEncoders: keepEncoders,
    ...(answers ? { ask } : {}),
    reporter: createReporter({
      stdout: hear('out'),
      stderr: hear('err'),
      // Without lines of progress, which depend on the speed of the machine (see reporter.test.ts).
      env: { CI: 'true' },
      json,
      now: () => performance.now(),
    }),
  }))
  return { code, ...said, asked, left }
}

/** Imports a folder into the album of `makeSite`. */
export const importFolder = (root: string, folder: string, ...more: string[]) =>
  darkroom(root, ['import', folder, '--album', 'alps', ...more])

/** Runs the command as the owner does, in its own process. `meanwhile` gets that process. */
export function spawnDarkroom(
  root: string,
  args: string[],
  env: Record<string, string> = {},
  meanwhile?: (child: ReturnType<typeof spawn>) => void,
): Promise<Run> {
  const { NO_COLOR: _color, ...outer } = process.env
  const child = spawn(process.execPath, ['--import', LOADER, CLI, ...args], {
    cwd: root,
    env: { ...outer, CI: 'true', ...env },
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  meanwhile?.(child)
  return new Promise((done) => {
    child.on('close', (code, signal) => done({ code, signal, out, err }))
  })
}

/** The events of a run with `--json`. */
export const eventsOf = ({ out }: Pick<Run, 'out'>) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string } & Record<string, unknown>)

/** The albums of the catalog. */
export const albumsOf = (root: string) =>
  (JSON.parse(textOf(root, 'src/content/catalog.json')) as { albums: CatalogAlbum[] }).albums

export const readAlbum = (root: string, file: string) =>
  JSON.parse(textOf(root, `src/content/albums/${file}.json`)) as AlbumFile

/** The photos of an album, for tests that know their number. */
export const photosOf = (root: string, file = 'alps2020') =>
  readAlbum(root, file).photos as [Photo, Photo, Photo, ...Photo[]]

export const textOf = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

/** Every file below a folder with the hash of its bytes, except the darkroom's private memory. */
export function treeOf(root: string, skip = /^\.darkroom\/folders/): Record<string, string> {
  const tree: Record<string, string> = {}
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(root, path)
    if (entry.isFile() && !skip.test(name))
      tree[name] = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
  }
  return tree
}

export const published = (root: string) => {
  try {
    return readdirSync(join(root, 'public/photos')).toSorted()
  } catch {
    return []
  }
}
