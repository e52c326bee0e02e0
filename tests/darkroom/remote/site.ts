import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDisk } from '../../../src/darkroom/files/disk'
import type { Args } from '../../../src/darkroom/args/parseArguments'
import { createReporter } from '../../../src/darkroom/report/reporter'
import type { Command } from '../../../src/darkroom/commandContext'
import { keepEncoders } from '../encoders'
import * as darkroom from '../site'

type Json = Record<string, unknown>
type Options = Record<string, string | number | true>

export type Site = ReturnType<typeof makeSite>

const CATALOG = {
  categories: [
    { id: 'landscape', name: 'Landscape', description: 'Land.' },
    { id: 'misc', name: 'Rest', description: 'The rest.' },
  ],
  albums: [{ id: 'lakes', name: 'Lakes', category: 'landscape' }],
}

/** A site with one album without photos, `lakes`. */
export function makeSite() {
  const root = darkroom.makeSite({ 'src/content/catalog.json': JSON.stringify(CATALOG) })
  const album = 'src/content/albums/lakes.json'
  const textOf = (path: string) => readFile(join(root, path), 'utf8')
  const site = {
    root,
    lines: [] as string[],
    events: [] as Json[],
    /** Runs a command and keeps its lines and events. */
    async run(command: Command, positionals: string[], options: Options = {}) {
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
    async writeAlbum(photos: unknown[], more: Json = {}) {
      darkroom.fill(root, { [album]: JSON.stringify({ ...more, photos }) })
    },
    readAlbum: async () => JSON.parse(await textOf(album)) as { photos: Json[] } & Json,
    textOf,
  }
  return site
}
