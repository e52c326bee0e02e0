import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDisk } from '../../../src/darkroom/files/disk'
import type { ExitCode } from '../../../src/darkroom/diagnostics/exit'
import type { Args } from '../../../src/darkroom/args/parseArguments'
import { createReporter } from '../../../src/darkroom/report/reporter'
import type { CommandContext } from '../../../src/darkroom/commandContext'
import { keepEncoders } from '../encoders'
import * as darkroom from '../site'

type Json = Record<string, unknown>
type Options = Record<string, string | number | true>
type Command = (args: Args, context: CommandContext) => Promise<ExitCode>

/** A site with one album without photos, `lakes`. */
export type Site = {
  root: string
  /** Runs a command and keeps its lines and events. */
  run(command: Command, positionals: string[], options?: Options): Promise<ExitCode>
  lines: string[]
  events: Json[]
  writeAlbum(photos: unknown[], more?: Json): Promise<void>
  readAlbum(): Promise<{ photos: Json[] } & Json>
  textOf(path: string): Promise<string>
}

const CATALOG = {
  categories: [
    { id: 'landscape', name: 'Landscape', description: 'Land.' },
    { id: 'misc', name: 'Rest', description: 'The rest.' },
  ],
  albums: [{ id: 'lakes', name: 'Lakes', category: 'landscape' }],
}

export function makeSite(): Site {
  const root = darkroom.makeSite({ 'src/content/catalog.json': JSON.stringify(CATALOG) })
  const album = 'src/content/albums/lakes.json'
  const textOf = (path: string) => readFile(join(root, path), 'utf8')
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
      const note = (out: string) => void site.events.push(...darkroom.eventsOf({ out }))
      const reporter = createReporter({
        stdout: { write: note },
        stderr: { write: () => true },
        env: { CI: '1' },
        json: true,
        now: () => 0,
      })
      return command(args, {
        root,
        env: {},
        disk: createDisk(root),
        stop: new AbortController().signal,
        openEncoders: keepEncoders,
        reporter: { ...reporter, line: (text) => void site.lines.push(text) },
      })
    },
    async writeAlbum(photos, more = {}) {
      darkroom.fill(root, { [album]: JSON.stringify({ ...more, photos }) })
    },
    readAlbum: async () => JSON.parse(await textOf(album)) as { photos: Json[] } & Json,
    textOf,
  }
  return site
}
