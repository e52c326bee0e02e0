import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { allows } from '../content/allows.ts'
import { homesOf } from '../content/homes.ts'
import { type Content, readContent } from '../content/read.ts'
import { sources } from '../images/sources.ts'
import { dataFiles, describeAlbum, listFiles, listsOf, photosOf } from './dataFiles.ts'
import { measureName } from './measureName.ts'

const PREFIX = 'virtual:content/'
/** px; a disc's picture on a dense screen. */
const PORTHOLE = 350

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
        .map((source) => describeAlbum(source, homes).album),
    }
  },
  home: ({ site, categories, projects }) => {
    const { cover } = categories.find((c) => allows(c.level, 'list')) ?? {}
    return {
      pictures: {
        about: sources(site.portrait, PORTHOLE).src,
        photography: sources(cover ?? site.portrait, PORTHOLE).src,
        projects: (projects[0]?.img ?? site.portrait).src,
      },
      nameMeasures: measureName(site.name),
    }
  },
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
  const read = () => (content ??= readContent(folder, { root: '.' }))
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
