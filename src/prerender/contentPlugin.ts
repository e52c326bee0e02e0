import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { allows } from '../content/allows.ts'
import { DATA_CHANGED } from '../content/dataPaths.ts'
import { languageOf, rootAttributes, wordsFile } from '../content/source/site/languages.ts'
import type { AlbumMemory } from '../content/source/album/readAlbum.ts'
import type { Content } from '../content/source/content.ts'
import { readContent } from '../content/source/readContent.ts'
import { drawnIn, outlineOf } from '../content/source/site/skillIcons.ts'
import type { Site } from '../content/schema.ts'
import type { Served } from '../content/served.ts'
import { sources } from '../images/sources.ts'
import { type DataFile, dataFileAt, describeAlbums, listsOf, textsOf } from './dataFiles.ts'
import { answerOddNames } from './hosts/answerOddNames.ts'
import { formatWarnings } from './formatWarnings.ts'
import { measureName } from './measureName.ts'
import { shownContent } from './shownContent.ts'
import { writeIds } from './writeIds.ts'

const PREFIX = 'virtual:content/'
/** What pages are prerendered from. */
const SERVER = `\0${PREFIX}server`
/** So many contents are served: the last, and former ones to pages that are still being loaded. */
const RECENT = 10
/** Before the name of a part of the interface's words, such as `viewer`. */
const WORDS_PREFIX = 'virtual:words/'
/** px; a disc's picture on a dense screen. */
const PORTHOLE = 350

/** What each module exports. `server`: while pages are prerendered, when everything may be known. */
const MODULES: Record<string, (content: Content, server: boolean) => object> = {
  site: (content, server) => {
    const { name, url, footer, description } = content.site
    return {
      site: { name, url, footer, ...(server ? { description } : {}) },
      categories: content.categories
        .filter((c) => allows(c.level, 'bundle'))
        .map(({ id, name, description, level, shows, path, layout, forgetLostAlbum }) => ({
          id,
          name,
          ...(server ? { description } : {}),
          level,
          shows,
          path,
          ...(shows === 'albums' ? { layout, forgetLostAlbum } : {}),
        })),
      hasProjects: content.projects.length > 0,
      pages: content.pages
        .filter(({ level }) => allows(level, 'bundle'))
        .map(({ id, title, menuLabel, footer, level }) => ({
          id,
          title,
          menuLabel,
          footer,
          level,
        })),
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
    about: { bio, portrait, skills: skills.map(withOutline), email, network, resume },
  }),
  projects: ({ projects }) => ({ projects }),
  server: (content, server) => ({ served: server ? servedOf(content) : NOTHING_SERVED }),
}

const OWN_ICONS = drawnIn(readFileSync(join(import.meta.dirname, '../about/skills.svg'), 'utf8'))

/** A skill with the lines of its icon, where that is not one of the site's own. */
function withOutline(skill: Site['skills'][number]) {
  const { icon } = skill
  const outline = icon === undefined || OWN_ICONS.includes(icon) ? undefined : outlineOf(icon)
  return outline ? { ...skill, outline } : skill
}

/** What a build fills for each page (see entry-server), and what a browser has of it. */
const NOTHING_SERVED: Served = {
  albums: [],
  photosOf: {},
  lists: { categories: { albums: [], covers: {} }, albums: {} },
  texts: {},
}

/** All of it, where pages are rendered without a build. */
function servedOf(content: Content): Served {
  const described = [...describeAlbums(content.albums).values()].map(({ data }) => data)
  return {
    albums: described.map(({ album }) => album),
    photosOf: Object.fromEntries(described.map(({ album, photos }) => [album.key, photos])),
    lists: listsOf(content),
    texts: textsOf(content),
  }
}

/**
 * Serves the checked content and the words of its language to the site as modules; in `npm run dev`
 * also photos, lists and texts as data files, which a build writes with the pages. What a browser shares
 * between pages names no album that it must not (see `allows`).
 * @param publicDir where the files that every site needs are looked for, if they are
 * @param idsPath the file of types that is to name the content's categories and albums, if any
 * @param memory the albums that were read already
 * @param written files by path, as the light table found them and as it wrote them: where one of these
 *   texts is there, no page is to be loaded again
 */
export function contentPlugin(
  folder: string,
  publicDir?: string,
  idsPath?: string,
  memory: AlbumMemory = new Map(),
  written: ReadonlyMap<string, readonly string[]> = new Map(),
): Plugin {
  let content: Promise<Content> | undefined
  /** The content and what it was before, the last one first: a page asks for the data of an album by a name that changes with it. */
  const recent: Content[] = []
  let isBuild = false
  const files = publicDir === undefined ? {} : { root: '.', publicDir }
  const readAnew = async () => {
    const known = await readContent(folder, { ...files, memory })
    if (idsPath !== undefined) await writeIds(idsPath, known)
    const shown = shownContent(known)
    recent.unshift(shown)
    recent.length = Math.min(recent.length, RECENT)
    return shown
  }
  const read = () => (content ??= readAnew())
  return {
    name: 'content',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
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
      return moduleOf(id, await read(), this.environment.name !== 'client')
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
    },
    configureServer(server) {
      const { base, publicDir } = server.config
      server.middlewares.use(answerOddNames(publicDir, base.replace(/\/$/, '')))
      server.middlewares.use((request, response, next) => {
        if (!request.url?.endsWith('.json')) return next()
        read().then(() => {
          const { base } = server.config
          if (!request.url!.startsWith(base)) return next()
          const name = request.url!.slice(base.length)
          let found: DataFile | undefined
          for (const one of recent) found ??= dataFileAt(one, name)
          if (!found) return next()
          response.setHeader('content-type', 'application/json').end(found.json)
        }, next)
      })
      server.watcher.add(resolve(folder))
      // A page may also come or go.
      server.watcher.on('all', (_event, file) => {
        if (relative(resolve(folder), file).startsWith('..') || !/\.(json|md)$/.test(file)) return
        void showAnew(server, file)
      })
    },
  }

  /** The code of one of the content's modules. */
  function moduleOf(id: string, known: Content, isServer: boolean): string {
    const make = MODULES[id.slice(PREFIX.length + 1)]
    // A build tells its pages what they are made of itself, one by one.
    const values = make?.(known, isServer && !(isBuild && id === SERVER)) ?? {}
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  }

  /** Reads what has changed, and has browsers show it, or say what is wrong. */
  async function showAnew(server: ViteDevServer, file: string): Promise<void> {
    const before = content
    content = undefined
    const { moduleGraph, hot } = server.environments.client
    try {
      const [old, now, text] = await Promise.all([
        before?.catch(() => undefined),
        read(),
        readFile(file, 'utf8').catch(() => ''),
      ])
      const isFromTable = written.get(file)?.includes(text) ?? false
      const changed = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => {
        if (id?.startsWith(`\0${WORDS_PREFIX}`))
          return !old || languageOf(old.site) !== languageOf(now.site)
        if (!id?.startsWith(`\0${PREFIX}`)) return false
        return !old || moduleOf(id, old, false) !== moduleOf(id, now, false)
      })
      for (const module of changed) moduleGraph.invalidateModule(module)
      // Most edits change data files alone, and the page fetches those by itself.
      if (old && (changed.length === 0 || isFromTable)) hot.send(DATA_CHANGED)
      else hot.send({ type: 'full-reload' })
    } catch (cause) {
      moduleGraph.invalidateAll()
      const { message, stack = '' } = cause as Error
      hot.send({ type: 'error', err: { message, stack } })
    }
  }
}
