import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { allows } from '../content/allows.ts'
import { canonicalPathsOf } from '../content/source/canonicalPaths.ts'
import { languageOf, rootAttributes, wordsFile } from '../content/source/languages.ts'
import { type Content, readContent } from '../content/source/readContent.ts'
import { sources } from '../images/sources.ts'
import { dataFiles, describeAlbum, listFiles, listsOf, photosOf } from './dataFiles.ts'
import { formatWarnings } from './formatWarnings.ts'
import { measureName } from './measureName.ts'
import { placeContent } from './placeContent.ts'
import { writeIds } from './writeIds.ts'

const PREFIX = 'virtual:content/'
/** Before the name of a part of the interface's words, such as `viewer`. */
const WORDS_PREFIX = 'virtual:words/'
/** px; a disc's picture on a dense screen. */
const PORTHOLE = 350

/** What each module exports. `server`: while pages are prerendered, when everything may be known. */
const MODULES: Record<string, (content: Content, server: boolean) => object> = {
  site: (content, server) => {
    const { name, url, description } = content.site
    const files = listFiles(content)
    return {
      site: { name, url, ...(server ? { description } : {}) },
      categories: content.categories
        .filter((c) => allows(c.level, 'bundle'))
        .map(({ id, name, description, level, shows, path, layout, forgetLostAlbum }) => ({
          id,
          name,
          ...(server ? { description } : {}),
          level,
          shows,
          path,
          ...(shows === 'albums'
            ? { layout, forgetLostAlbum, listUrl: `/${files.albums.get(id)!.fileName}` }
            : {}),
        })),
      categoriesUrl: `/${files.categories.fileName}`,
      hasProjects: content.projects.length > 0,
    }
  },
  catalog: ({ albums }, server) => {
    const canonicalPaths = canonicalPathsOf(albums)
    return {
      albums: albums
        .filter((a) => server || allows(a.level, 'bundle'))
        .map((source) => describeAlbum(source, canonicalPaths).album),
    }
  },
  home: ({ site, categories, projects }) => {
    const { cover } = categories.find((c) => allows(c.level, 'list') && c.shows !== 'nothing') ?? {}
    const { portrait } = site
    const img = projects.find((project) => project.img)?.img
    const small = (picture: Parameters<typeof sources>[0] | undefined) =>
      picture && sources(picture, PORTHOLE).src
    return {
      pictures: {
        about: small(portrait),
        photography: small(cover ?? portrait),
        projects: img?.src ?? small(portrait),
      },
      nameMeasures: measureName(site.name),
    }
  },
  about: ({ site: { bio, portrait, skills, email, network, resume } }) => ({
    about: { bio, portrait, skills, email, network, resume },
  }),
  projects: ({ projects }) => ({ projects }),
  server: (content, server) => {
    const canonicalPaths = canonicalPathsOf(content.albums)
    return {
      photosOf: server
        ? Object.fromEntries(content.albums.map((a) => [a.key, photosOf(a, canonicalPaths)]))
        : {},
      lists: server ? listsOf(content) : {},
    }
  },
}

/**
 * Serves the checked content and the words of its language to the site as modules, and photos and
 * lists as data files. What a
 * browser shares between pages names no album that it must not (see `allows`).
 * @param publicDir where the files that every site needs are looked for, if they are
 * @param idsPath the file of types that is to name the content's categories and albums, if any
 */
export function contentPlugin(folder: string, publicDir?: string, idsPath?: string): Plugin {
  let content: Promise<Content> | undefined
  const files = publicDir === undefined ? {} : { root: '.', publicDir }
  const readAnew = async () => {
    const known = await readContent(folder, files)
    if (idsPath !== undefined) await writeIds(idsPath, known)
    return placeContent(known)
  }
  const read = () => (content ??= readAnew())
  return {
    name: 'content',
    buildStart() {
      content = undefined
    },
    resolveId(id) {
      const isContent = id.startsWith(PREFIX) && MODULES[id.slice(PREFIX.length)]
      return isContent || id.startsWith(WORDS_PREFIX) ? `\0${id}` : undefined
    },
    async load(id) {
      if (id.startsWith(`\0${WORDS_PREFIX}`)) {
        const part = id.slice(WORDS_PREFIX.length + 1)
        // The file anew for each part, or all of it would travel with whatever needs a part first.
        const file = `${wordsFile(languageOf((await read()).site))}?${part}`
        return `export { ${part} as words } from ${JSON.stringify(file)}`
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const make = MODULES[id.slice(PREFIX.length + 1)]
      const values = make?.(await read(), this.environment.name !== 'client') ?? {}
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    async transformIndexHtml(html) {
      return html.replace(
        '<html lang="en"',
        `<html ${rootAttributes(languageOf((await read()).site))}`,
      )
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { diagnostics } = await read()
      if (diagnostics.length) this.warn(formatWarnings(diagnostics))
      for (const { fileName, json } of dataFiles(await read()))
        this.emitFile({ type: 'asset', fileName, source: json })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.endsWith('.json')) return next()
        read().then((known) => {
          const { base } = server.config
          const found = dataFiles(known).find(({ fileName }) => base + fileName === request.url)
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
