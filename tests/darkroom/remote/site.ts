import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDisk } from '../../../src/darkroom/files/disk'
import type { ExitCode } from '../../../src/darkroom/diagnostics/exit'
import type { Args } from '../../../src/darkroom/args/readArgs'
import { createReporter } from '../../../src/darkroom/report/reporter'
import type { CommandContext } from '../../../src/darkroom/commandContext'
import { keepEncoders } from '../encoders'
import { SITE_FILES } from '../siteFiles'

type Json = Record<string, unknown>
type Options = Record<string, string | number | true>
type Command = (args: Args, context: CommandContext) => Promise<ExitCode>

/** A site with one album without photos, `lakes`, in a folder of its own. */
export type Site = {
  root: string
  /** Runs a command; its lines and events are kept. */
  run(command: Command, positionals: string[], options?: Options): Promise<ExitCode>
  lines: string[]
  events: Json[]
  writeAlbum(photos: unknown[], more?: Json): Promise<void>
  readAlbum(): Promise<{ photos: Json[] } & Json>
  textOf(path: string): Promise<string>
  remove(): Promise<void>
}

export async function makeSite(): Promise<Site> {
  const root = await mkdtemp(join(tmpdir(), 'site-'))
  const content = join(root, 'src/content')
  await mkdir(join(content, 'albums'), { recursive: true })
  const owner = JSON.parse(await readFile('tests/fixtures/content/site.json', 'utf8')) as {
    portrait: Json
  }
  const portrait = { ...owner.portrait, src: '/icon.svg' }
  await writeFile(join(content, 'site.json'), JSON.stringify({ ...owner, portrait, skills: [] }))
  await writeFile(join(content, 'projects.json'), '[]')
  await mkdir(join(root, 'public'))
  for (const [name, bytes] of Object.entries(SITE_FILES)) await writeFile(join(root, name), bytes)
  const categories = [
    { id: 'landscape', name: 'Landscape', description: 'Land.' },
    { id: 'misc', name: 'Rest', description: 'The rest.' },
  ]
  const albums = [{ id: 'lakes', name: 'Lakes', category: 'landscape' }]
  await writeFile(join(content, 'catalog.json'), JSON.stringify({ categories, albums }))
  const album = join(content, 'albums/lakes.json')
  const site: Site = {
    root,
    lines: [],
    events: [],
    async run(command, positionals, options = {}) {
      site.lines = []
      site.events = []
      const said = (name: string) => options[name] as never
      const args: Args = {
        positionals,
        flag: (name) => options[name] === true,
        text: said,
        count: said,
        widths: said,
      }
      const note = (text: string) => {
        for (const line of text.trimEnd().split('\n'))
          site.events.push({ ...(JSON.parse(line) as Json) })
      }
      const loud = createReporter({
        stdout: { write: note },
        stderr: { write: () => true },
        env: { CI: '1' },
        json: true,
        now: () => 0,
      })
      return command(args, {
        root,
        env: {},
        disk: openDisk(root),
        stop: new AbortController().signal,
        openEncoders: keepEncoders,
        reporter: { ...loud, line: (text) => void site.lines.push(text) },
      })
    },
    writeAlbum: (photos, more = {}) => writeFile(album, JSON.stringify({ ...more, photos })),
    async readAlbum() {
      return JSON.parse(await readFile(album, 'utf8')) as { photos: Json[] } & Json
    },
    textOf: (path) => readFile(join(root, path), 'utf8'),
    remove: () => rm(root, { recursive: true }),
  }
  return site
}
