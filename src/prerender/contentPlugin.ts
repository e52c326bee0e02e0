import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { allows } from '../content/allows.ts'
import { photoPath } from '../content/addresses.ts'
import type { List, ListName } from '../content/lists.ts'
import type { AlbumData } from '../content/load.ts'
import { homesOf } from '../content/homes.ts'
import { type AlbumSource, type Content, readContent } from '../content/read.ts'
import type { Album, AlbumPhoto, Photo } from '../content/schema.ts'
import { sources } from '../images/sources.ts'

const PREFIX = 'virtual:content/'
/** px; a disc's picture on a dense screen. */
const PORTHOLE = 350
/**
 * Photos of an album that bring their placeholder. They do not pack, so in an album of a thousand
 * they would be most of its data; those further on wait on their colour.
 */
const PLACEHOLDERS = 120

/** A file that a browser fetches: named after its content, so that it can be cached for ever. */
type DataFile = { fileName: string; json: string }

function dataFile(kind: string, data: object): DataFile {
  const json = JSON.stringify(data)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10)
  return { fileName: `assets/${kind}-${hash}.json`, json }
}

/**
 * The photos of an album that have a picture and are not hidden, each with its home where that is
 * elsewhere, and without what only the darkroom reads.
 */
function photosOf(source: AlbumSource, homes: Map<string, string>): AlbumPhoto[] {
  return source.photos
    .filter(({ src, hide }) => src !== '' && !hide)
    .map(({ placeholder, rotate: _rotate, ...photo }, i) => {
      const home = homes.get(photo.src)
      return {
        ...photo,
        ...(placeholder && i < PLACEHOLDERS ? { placeholder } : {}),
        ...(home && home !== photoPath(source, photo) ? { home } : {}),
      }
    })
}

function describe(
  source: AlbumSource,
  homes: Map<string, string>,
): { album: Album; file: DataFile } {
  const { photos: _photos, cover: _cover, file: _file, ...rest } = source
  const photos = photosOf(source, homes)
  const draft = { ...rest, count: photos.length, photosUrl: '' }
  const { fileName } = dataFile('album', { draft, photos })
  const album = { ...draft, photosUrl: `/${fileName}` }
  return { album, file: { fileName, json: JSON.stringify({ album, photos } satisfies AlbumData) } }
}

/** A photo as a list shows it: how it was taken is for the viewer alone. */
function coverOf(cover: Photo | undefined): Photo | undefined {
  if (!cover) return undefined
  const { capture: _capture, rotate: _rotate, ...rest } = cover
  return rest
}

/** What each list shows: only what lists may name. */
function listsOf({ categories, albums }: Content): Record<ListName, List> {
  const homes = homesOf(albums)
  const listed = albums.filter((a) => allows(a.level, 'list'))
  const listOf = (sources: AlbumSource[]) => ({
    albums: sources.map((source) => describe(source, homes).album),
    covers: Object.fromEntries(sources.map(({ id, cover }) => [id, coverOf(cover)])),
  })
  const shown = categories.filter((c) => allows(c.level, 'list'))
  return {
    categories: {
      // Those that a category leads to without a list of its own.
      albums: listOf(listed.filter(({ key }) => shown.some(({ path }) => path === key))).albums,
      covers: Object.fromEntries(shown.map(({ id, cover }) => [id, coverOf(cover)])),
    },
    landscape: listOf(listed.filter((a) => a.category === 'landscape')),
    portraits: listOf(listed.filter((a) => a.category === 'portraits')),
  }
}

function listFiles(content: Content): Record<ListName, DataFile> {
  const { categories, landscape, portraits } = listsOf(content)
  return {
    categories: dataFile('list', categories),
    landscape: dataFile('list', landscape),
    portraits: dataFile('list', portraits),
  }
}

function dataFiles(content: Content): DataFile[] {
  const homes = homesOf(content.albums)
  return [
    ...content.albums.map((source) => describe(source, homes).file),
    ...Object.values(listFiles(content)),
  ]
}

/** What each module exports. `server`: while pages are prerendered, when everything may be known. */
const MODULES: Record<string, (content: Content, server: boolean) => object> = {
  site: (content, server) => {
    const { name, url, description } = content.site
    const { categories, landscape, portraits } = listFiles(content)
    return {
      site: { name, url, ...(server ? { description } : {}) },
      categories: content.categories
        .filter((c) => server || allows(c.level, 'bundle'))
        .map(({ cover: _cover, description, ...category }) => ({
          ...category,
          ...(server ? { description } : {}),
        })),
      listFiles: {
        categories: `/${categories.fileName}`,
        landscape: `/${landscape.fileName}`,
        portraits: `/${portraits.fileName}`,
      },
    }
  },
  catalog: ({ albums }, server) => {
    const homes = homesOf(albums)
    return {
      albums: albums
        .filter((a) => server || allows(a.level, 'bundle'))
        .map((source) => describe(source, homes).album),
    }
  },
  home: ({ site, categories, projects }) => ({
    pictures: {
      about: sources(site.portrait, PORTHOLE).src,
      photography: sources(categories[0]?.cover ?? site.portrait, PORTHOLE).src,
      projects: (projects[0]?.img ?? site.portrait).src,
    },
  }),
  about: ({ site: { bio, portrait, skills, email, network, resume } }) => ({
    about: { bio, portrait, skills, email, network, resume },
  }),
  projects: ({ projects }) => ({ projects }),
  server: (content, server) => {
    const homes = homesOf(content.albums)
    return {
      photosOf: server
        ? Object.fromEntries(content.albums.map((a) => [a.key, photosOf(a, homes)]))
        : {},
      lists: server ? listsOf(content) : {},
    }
  },
}

/**
 * Serves the checked content to the site as modules, and photos and lists as data files. What a
 * browser shares between pages names no album that it must not (see `allows`).
 */
export function contentPlugin(folder: string): Plugin {
  let content: Promise<Content> | undefined
  const read = () => (content ??= readContent(folder))
  return {
    name: 'content',
    buildStart() {
      content = undefined
    },
    resolveId(id) {
      return id.startsWith(PREFIX) && MODULES[id.slice(PREFIX.length)] ? `\0${id}` : undefined
    },
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const make = MODULES[id.slice(PREFIX.length + 1)]
      const values = make?.(await read(), this.environment.name !== 'client') ?? {}
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { findings } = await read()
      if (findings.length) this.warn(`${findings.length} warnings; npm run check:content says them`)
      for (const { fileName, json } of dataFiles(await read()))
        this.emitFile({ type: 'asset', fileName, source: json })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.endsWith('.json')) return next()
        read().then((known) => {
          const found = dataFiles(known).find(({ fileName }) => `/${fileName}` === request.url)
          if (!found) return next()
          response.setHeader('content-type', 'application/json').end(found.json)
        }, next)
      })
      server.watcher.add(resolve(folder))
      server.watcher.on('change', (file) => {
        if (relative(resolve(folder), file).startsWith('..') || !file.endsWith('.json')) return
        content = undefined
        server.environments.client.moduleGraph.invalidateAll()
        server.environments.client.hot.send({ type: 'full-reload' })
      })
    },
  }
}
