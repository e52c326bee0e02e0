import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { allows } from '../content/allows.ts'
import type { CoverList, Covers } from '../content/covers.ts'
import type { AlbumData } from '../content/load.ts'
import { type AlbumSource, type Content, readContent } from '../content/read.ts'
import type { Album, CatalogEntry, CategoryId, Photo } from '../content/schema.ts'
import { sources } from '../images/sources.ts'

const PREFIX = 'virtual:content/'
/** px; a disc's picture on a dense screen. */
const PORTHOLE = 350

/** A file that a browser fetches: named after its content, so that it can be cached for ever. */
type DataFile = { fileName: string; json: string }

function dataFile(kind: string, data: object): DataFile {
  const json = JSON.stringify(data)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10)
  return { fileName: `assets/${kind}-${hash}.json`, json }
}

/** The photos of an album that have a picture and are not hidden, without what only the import reads. */
const photosOf = (source: AlbumSource): Photo[] =>
  source.photos
    .filter(({ src, hide }) => src !== '' && !hide)
    .map(({ rotate: _rotate, ...photo }) => photo)

function describe(source: AlbumSource): { album: Album; file: DataFile } {
  const { photos: _photos, cover: _cover, file: _file, ...rest } = source
  const photos = photosOf(source)
  const draft = { ...rest, count: photos.length, photosUrl: '' }
  const { fileName } = dataFile('album', { draft, photos })
  const album = { ...draft, photosUrl: `/${fileName}` }
  return { album, file: { fileName, json: JSON.stringify({ album, photos } satisfies AlbumData) } }
}

/** The album without what `load` fills in again; the catalog travels with every page. */
function slim({ key, aliases, title, level, ...album }: Album): CatalogEntry {
  return {
    ...album,
    ...(key === album.id ? {} : { key }),
    ...(aliases.length ? { aliases } : {}),
    ...(title === album.name ? {} : { title }),
    ...(level === 'public' ? {} : { level }),
  }
}

/** A photo as a list shows it: how it was taken is for the viewer alone. */
function coverOf(cover: Photo | undefined): Photo | undefined {
  if (!cover) return undefined
  const { capture: _capture, rotate: _rotate, ...rest } = cover
  return rest
}

/** The covers that each list shows, by the id of the category or album. */
function coversOf({ categories, albums }: Content): Record<CoverList, Covers> {
  const ofCategory = (id: CategoryId): Covers =>
    Object.fromEntries(
      albums
        .filter((a) => a.category === id && allows(a.level, 'list'))
        .map(({ id, cover }) => [id, coverOf(cover)]),
    )
  return {
    categories: Object.fromEntries(
      categories
        .filter((c) => allows(c.level, 'list'))
        .map(({ id, cover }) => [id, coverOf(cover)]),
    ),
    landscape: ofCategory('landscape'),
    portraits: ofCategory('portraits'),
  }
}

function coverFiles(content: Content): Record<CoverList, DataFile> {
  const { categories, landscape, portraits } = coversOf(content)
  return {
    categories: dataFile('covers', categories),
    landscape: dataFile('covers', landscape),
    portraits: dataFile('covers', portraits),
  }
}

function dataFiles(content: Content): DataFile[] {
  return [
    ...content.albums.map((source) => describe(source).file),
    ...Object.values(coverFiles(content)),
  ]
}

/** What each module exports. `server`: while pages are prerendered, when everything may be known. */
const MODULES: Record<string, (content: Content, server: boolean) => object> = {
  site: (content, server) => {
    const { name, url, description } = content.site
    const { categories, landscape, portraits } = coverFiles(content)
    return {
      site: { name, url, ...(server ? { description } : {}) },
      categories: content.categories
        .filter((c) => server || allows(c.level, 'bundle'))
        .map(({ cover: _cover, description, ...category }) => ({
          ...category,
          ...(server ? { description } : {}),
        })),
      coverFiles: {
        categories: `/${categories.fileName}`,
        landscape: `/${landscape.fileName}`,
        portraits: `/${portraits.fileName}`,
      },
    }
  },
  catalog: ({ albums }, server) => ({
    albums: albums
      .filter((a) => server || allows(a.level, 'bundle'))
      .map((source) => slim(describe(source).album)),
  }),
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
  server: (content, server) => ({
    photosOf: server ? Object.fromEntries(content.albums.map((a) => [a.key, photosOf(a)])) : {},
    coversOf: server ? coversOf(content) : {},
  }),
}

/**
 * Serves the checked content to the site as modules, and photos and covers as data files. What a
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
