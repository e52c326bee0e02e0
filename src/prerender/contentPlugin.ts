import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { ROOT_ID } from '../document.ts'
import { DATA_CHANGED } from '../content/loading/dataPaths.ts'
import { languageOf, rootAttributes, wordsFile } from '../content/source/site/languages.ts'
import type { AlbumMemory } from '../content/source/album/readAlbum.ts'
import type { Content } from '../content/source/content.ts'
import { readContent } from '../content/source/readContent.ts'
import { contentModules } from './contentModules.ts'
import { dataFileAt, describeAlbums } from './shown/dataFiles.ts'
import { searchOf } from './search/searchFiles.ts'
import { answerOddNames } from './hosts/answerOddNames.ts'
import { formatWarnings } from './formatWarnings.ts'
import { shownContent } from './shown/shownContent.ts'
import { writeIds } from './writeIds.ts'

const PREFIX = 'virtual:content/'
const SERVER = `\0${PREFIX}server`
/** The number of content versions to serve. A page that is still loading may request an earlier one. */
const RECENT = 10
/** Followed by the name of a part of the interface's words, such as `viewer`. */
const WORDS_PREFIX = 'virtual:words/'

type ContentPluginOptions = {
  publicDir?: string
  idsPath?: string | undefined
  memory?: AlbumMemory
  /** Texts by path that the light table wrote. They cause no page reload. */
  written?: ReadonlyMap<string, readonly string[]>
}

/**
 * Serves the checked content and the words of its language as modules, and in `npm run dev` data files.
 * Modules for browsers only name albums that everybody may know (see `allows`).
 */
export function contentPlugin(
  folder: string,
  { publicDir, idsPath, memory = new Map(), written = new Map() }: ContentPluginOptions = {},
): Plugin {
  let content: Promise<Content> | undefined
  /** The latest first. A page requests an album by its data's name, which changes with the data. */
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
      const isContent = id.startsWith(PREFIX) && contentModules[id.slice(PREFIX.length)]
      return isContent || id.startsWith(WORDS_PREFIX) ? `\0${id}` : undefined
    },
    async load(id) {
      if (id.startsWith(`\0${WORDS_PREFIX}`)) {
        const part = id.slice(WORDS_PREFIX.length + 1)
        // A module per part: otherwise the bundler puts all parts into the chunk of the first one used.
        const file = `${wordsFile(languageOf((await read()).site))}?${part}`
        return `export { ${part} as words } from ${JSON.stringify(file)}`
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const isServer = this.environment.name !== 'client'
      // In a build, each page gets its own content.
      return moduleOf(id, await read(), isServer && !(isBuild && id === SERVER))
    },
    async transformIndexHtml(html, { originalUrl = '' }) {
      const shown = await read()
      return html
        .replace('<html lang="en"', `<html ${rootAttributes(languageOf(shown.site))}`)
        .replace(`<div id="${ROOT_ID}"`, `$&${dataOfUnlisted(originalUrl, shown)}`)
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { diagnostics } = await read()
      if (diagnostics.length) this.warn(formatWarnings(diagnostics))
    },
    configureServer(server) {
      const { base, publicDir } = server.config
      server.middlewares.use(answerOddNames(publicDir, base.replace(/\/$/, '')))
      server.middlewares.use(answerData(base, () => read().then(() => recent)))
      server.watcher.add(resolve(folder))
      // All events, because a page may be added or removed.
      server.watcher.on('all', (_event, file) => {
        if (relative(resolve(folder), file).startsWith('..') || !/\.(json|md)$/.test(file)) return
        void showAnew(server, file)
      })
    },
  }

  /** Updates browsers after a change, or shows them the error. */
  async function showAnew(server: ViteDevServer, file: string): Promise<void> {
    const before = content
    content = undefined
    const { moduleGraph, hot } = server.environments.client
    try {
      const [old, now, isFromTable] = await Promise.all([
        before?.catch(() => undefined),
        read(),
        readFile(file, 'utf8')
          .catch(() => '')
          // At once, because the table may write the file again before the content is read.
          .then((text) => written.get(file)?.includes(text)),
      ])
      const changed = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => {
        if (id?.startsWith(`\0${WORDS_PREFIX}`))
          return !old || languageOf(old.site) !== languageOf(now.site)
        if (!id?.startsWith(`\0${PREFIX}`)) return false
        return !old || moduleOf(id, old, false) !== moduleOf(id, now, false)
      })
      for (const module of changed) moduleGraph.invalidateModule(module)
      // Pages fetch changed data files themselves.
      const isCode = changed.length > 0
      if (old && (!isCode || isFromTable)) hot.send(DATA_CHANGED, isCode)
      else hot.send({ type: 'full-reload' })
    } catch (cause) {
      moduleGraph.invalidateAll()
      const { message, stack = '' } = cause as Error
      hot.send({ type: 'error', err: { message, stack } })
    }
  }
}

/** In `npm run dev`, the page of an unlisted album names its data, as its prerendered page does. */
function dataOfUnlisted(url: string, { albums }: Content): string {
  const segments = url.split(/[/?#]/)
  const album = albums.find(
    ({ level, key, aliases }) =>
      level === 'unlisted' && [key, ...aliases].some((name) => segments.includes(name)),
  )
  const data = album && describeAlbums(albums).get(album.key)?.data.album.photosUrl
  return data ? ` data-album="${data}"` : ''
}

function moduleOf(id: string, known: Content, isServer: boolean): string {
  const values = contentModules[id.slice(PREFIX.length + 1)]?.(known, isServer) ?? {}
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** Answers requests for data files with the newest content that has them. */
function answerData(
  base: string,
  readRecent: () => Promise<readonly Content[]>,
): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    if (!url.startsWith(base) || !url.endsWith('.json')) return next()
    const fileName = url.slice(base.length)
    readRecent().then((recent) => {
      for (const one of recent) {
        const found =
          dataFileAt(one, fileName) ?? searchOf(one).files.find((f) => f.fileName === fileName)
        if (found) return response.setHeader('content-type', 'application/json').end(found.json)
      }
      return next()
    }, next)
  }
}
