import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteBuilder } from 'vite'
import type * as Server from '../entry-server.tsx'
import { albumPath, SEARCH_PATH } from '../content/addresses.ts'
import type { AlbumMemory } from '../content/source/album/readAlbum.ts'
import { readContent } from '../content/source/readContent.ts'
import { drawCards } from './drawing/drawCards.ts'
import { prerenderRelief } from './drawing/prerenderRelief.ts'
import { hostRules } from './hosts/hostRules.ts'
import { hostTable } from './hosts/hostTable.ts'
import { prerenderedAt } from './hosts/otherAddresses.ts'
import { writeHostFiles } from './hosts/writeHostFiles.ts'
import { createBuildCache } from './output/buildCache.ts'
import { codeHash } from './output/codeHash.ts'
import { compressFiles } from './output/compressFiles.ts'
import { copyPublic } from './output/copyPublic.ts'
import { forEachWithProgress } from './output/forEachWithProgress.ts'
import { createOutput } from './output/outputFolder.ts'
import { goneAddresses, sayGone } from './pages/goneAddresses.ts'
import { withSiteHead } from './pages/siteHead.ts'
import { nonAlbumPaths } from './pages/sitePaths.ts'
import {
  type FinishedPage,
  makeAlbumPages,
  makePage,
  type PageMaker,
  writePage,
} from './pages/writePages.ts'
import { writeForMachines } from './writeForMachines.ts'
import { searchOf } from './search/searchFiles.ts'
import { describeAlbums, listsOf, sharedDataFiles, textsOf } from './shown/dataFiles.ts'
import { shownContent } from './shown/shownContent.ts'

/** The code that completes pages after rendering. */
const CODE = ['src/prerender', 'src/document.ts', 'package-lock.json']
const DRAWING = ['src/prerender', 'src/relief', 'src/fonts', 'src/theme.ts', 'package-lock.json']

export type PrerenderOptions = {
  contentFolder: string
  cacheFolder: string
  isCompressed: boolean
  memory: AlbumMemory
}

/** Completes the built folder. `emitted`: the files of the browser build. */
export async function prerenderSite(
  builder: ViteBuilder,
  emitted: readonly string[],
  { contentFolder, cacheFolder, isCompressed, memory }: PrerenderOptions,
): Promise<void> {
  const { config, logger } = builder.environments.client!
  const { root, build, publicDir } = config
  const out = resolve(root, build.outDir)
  const cacheRoot = resolve(root, cacheFolder)
  // root and publicDir are needed to measure the pictures of Markdown pages.
  const content = await readContent(contentFolder, { memory, root, publicDir })
  const cache = createBuildCache(cacheRoot)
  const { logLevel } = builder.config
  const now = () => performance.now()
  const progress = { stream: process.stderr, env: process.env, logLevel, now }
  const output = createOutput(out)
  const built = await readBuilds(builder, out)

  // index.html is the template of all pages and .vite contains the manifest: do not publish them.
  for (const file of emitted)
    if (file !== 'index.html' && !file.startsWith('.vite/')) output.add(file)
  await copyPublic(publicDir, output, content)
  const shown = shownContent(content)
  const described = [...describeAlbums(shown.albums).values()]
  const albums = described.map(({ data }) => data)
  const { served: search, files: searchFiles, paths: setPaths } = searchOf(shown)
  const dataFiles = [
    ...described.map(({ file }) => file),
    ...sharedDataFiles(shown),
    ...searchFiles,
  ]
  for (const { fileName, json } of dataFiles) output.write(fileName, json)
  const { site } = content
  const rules = hostRules(content)
  await writeHostFiles(rules, out, output)
  const drawing = ['relief', site.name, await codeHash(below(root, DRAWING))]
  const relief = await cache.take(drawing, () => prerenderRelief(site.name))
  await drawCards(content, relief, publicDir, output, progress, cache)
  const tags = await writeForMachines({ content, albums, setPaths, publicDir, output })
  const soFar = output.files().map(({ path }) => path)
  const packed = new Set(isCompressed ? await compressFiles(out, soFar, output, cache) : [])

  const template = withSiteHead(built.template, tags)
  const maker = { ...built, template, isCompressed, cache }
  let pages = 0
  const finish = (page: FinishedPage) => {
    pages += 1
    for (const path of writePage(output, page)) packed.add(path)
  }
  const [lists, texts] = [listsOf(shown), textsOf(shown)]
  const nonAlbum = [...nonAlbumPaths(content), SEARCH_PATH, ...setPaths]
  for (const path of [...nonAlbum, '/404'])
    finish(await makePage(maker, path, { lists, texts, relief, search }))
  await forEachWithProgress('pages of albums', albums, progress, async (album) => {
    for (const page of await makeAlbumPages(maker, album)) finish(page)
  })
  await cache.prune()
  const builtPaths = [...nonAlbum, ...albums.map(({ album }) => albumPath(album))]
  const isRedirected = (path: string) => prerenderedAt(rules.albums, path) !== undefined
  const gone = await goneAddresses(cacheRoot, out, builtPaths, isRedirected)
  if (gone.length) logger.warn(sayGone(gone))

  output.removeOthers()
  const files = output.files().map((file) => ({ ...file, isPacked: packed.has(file.path) }))
  logger.info(`\n${hostTable({ pages, files, base: rules.base })}`)
}

const below = (root: string, paths: readonly string[]) => paths.map((path) => resolve(root, path))

async function readBuilds(
  builder: ViteBuilder,
  out: string,
): Promise<Pick<PageMaker, 'render' | 'template' | 'manifest' | 'codeHash'>> {
  const { config } = builder.environments.ssr!
  const server = resolve(config.root, config.build.outDir)
  const entry = pathToFileURL(join(server, 'entry-server.js')).href
  const { render }: typeof Server = await import(entry)
  const manifest = await readFile(join(out, '.vite/manifest.json'), 'utf8')
  return {
    render,
    template: await readFile(join(out, 'index.html'), 'utf8'),
    manifest: JSON.parse(manifest),
    codeHash: await codeHash([server, ...below(config.root, CODE)]),
  }
}
