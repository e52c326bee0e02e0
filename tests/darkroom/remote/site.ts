import { darkroom, eventsOf, fill, makeSite as makeSiteFolder, readAlbum, textOf } from '../site'

type Json = Record<string, unknown>

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
  const root = makeSiteFolder({ 'src/content/catalog.json': JSON.stringify(CATALOG) })
  const site = {
    root,
    /** The events of the last run. */
    events: [] as Json[],
    async run(...args: string[]) {
      const run = await darkroom(root, [...args, '--json'])
      site.events = eventsOf(run)
      return run.code
    },
    writeAlbum(photos: unknown[], more: Json = {}) {
      fill(root, { 'src/content/albums/lakes.json': JSON.stringify({ ...more, photos }) })
    },
    readAlbum: () => readAlbum(root, 'lakes'),
    textOf: (path: string) => textOf(root, path),
  }
  return site
}
