import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { allows } from '../content/allows.ts'
import type { AlbumData } from '../content/load.ts'
import { sources } from '../images/sources.ts'
import { type AlbumSource, type Content, readContent } from '../content/read.ts'
import type { Album, Photo } from '../content/schema.ts'

/** px; a disc's picture on a dense screen. */
const PORTHOLE = 350
const PREFIX = 'virtual:content'

/** An album's data file: its content's hash is its name, so that it can be cached for ever and says nothing. */
function dataFile(source: AlbumSource): { album: Album; fileName: string; json: string } {
  const { photos: entries, cover: _cover, file: _file, ...rest } = source
  const photos = entries.filter((photo) => photo.src !== '')
  const hash = createHash('sha256')
    .update(JSON.stringify({ rest, photos }))
    .digest('hex')
    .slice(0, 10)
  const fileName = `assets/album-${hash}.json`
  const album: Album = { ...rest, count: photos.length, photosUrl: `/${fileName}` }
  return { album, fileName, json: JSON.stringify({ album, photos } satisfies AlbumData) }
}

/**
 * Serves the checked content to the site as modules, and each album's photos as a data file.
 * What a browser shares between pages names no album that it must not (see `allows`).
 */
export function contentPlugin(folder: string): Plugin {
  let content: Promise<Content> | undefined
  const read = () => (content ??= readContent(folder))

  const modules: Record<string, (content: Content, server: boolean) => object> = {
    '': ({ site, categories, albums }, server) => {
      const { name, email, host, url, description, network, resume } = site
      return {
        site: { name, email, host, url, description, network, resume },
        categories: categories
          .filter((c) => server || allows(c.level, 'bundle'))
          .map(({ cover: _cover, ...category }) => category),
        albums: albums
          .filter((a) => server || allows(a.level, 'bundle'))
          .map((source) => dataFile(source).album),
      }
    },
    '/home': ({ site, categories, projects }) => ({
      pictures: {
        about: sources(site.portrait, PORTHOLE).src,
        photography: sources(categories[0]?.cover ?? site.portrait, PORTHOLE).src,
        projects: (projects[0]?.img ?? site.portrait).src,
      },
    }),
    '/about': ({ site: { bio, portrait, skills } }) => ({ about: { bio, portrait, skills } }),
    '/projects': ({ projects }) => ({ projects }),
    '/covers/categories': ({ categories }) => ({
      covers: coversOf(categories.filter((c) => allows(c.level, 'list'))),
    }),
    '/covers/landscape': ({ albums }) => ({ covers: coversOf(listed(albums, 'landscape')) }),
    '/covers/portraits': ({ albums }) => ({ covers: coversOf(listed(albums, 'portraits')) }),
    '/albums': ({ albums }, server) => ({
      photosOf: server
        ? Object.fromEntries(
            albums.map((a) => [a.key, a.photos.filter((photo) => photo.src !== '')]),
          )
        : {},
    }),
  }

  return {
    name: 'content',
    buildStart() {
      content = undefined
    },
    resolveId(id) {
      return id.startsWith(PREFIX) && modules[id.slice(PREFIX.length)] ? `\0${id}` : undefined
    },
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const make = modules[id.slice(PREFIX.length + 1)]
      const values = make?.(await read(), this.environment.name !== 'client') ?? {}
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { albums, findings } = await read()
      if (findings.length) this.warn(`${findings.length} warnings; npm run check:content says them`)
      for (const source of albums) {
        const { fileName, json } = dataFile(source)
        this.emitFile({ type: 'asset', fileName, source: json })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/assets/album-')) return next()
        void read().then(({ albums }) => {
          const found = albums.map(dataFile).find((f) => `/${f.fileName}` === request.url)
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

function listed(albums: AlbumSource[], category: string) {
  return albums.filter((a) => a.category === category && allows(a.level, 'list'))
}

function coversOf(things: { id: string; cover: Photo | undefined }[]) {
  return Object.fromEntries(things.map(({ id, cover }) => [id, cover]))
}
