import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import type * as Server from '../entry-server.tsx'
import { albumPath } from '../content/addresses.ts'
import type { AlbumMemory } from '../content/source/album/readAlbum.ts'
import { readContent } from '../content/source/readContent.ts'
import { openBuildCache } from './output/buildCache.ts'
import { colourFaults } from './checkColours.ts'
import { codeHash } from './output/codeHash.ts'
import { copyPublic } from './output/copyPublic.ts'
import { describeAlbums, listsOf, sharedDataFiles, textsOf } from './shown/dataFiles.ts'
import { drawCards } from './drawing/drawCards.ts'
import { goneAddresses, sayGone } from './pages/goneAddresses.ts'
import { answerLikeStaticHost } from './hosts/answerLikeStaticHost.ts'
import { compressFiles } from './output/compressFiles.ts'
import { hostRules } from './hosts/hostRules.ts'
import { hostTable } from './hosts/hostTable.ts'
import { prerenderedAt } from './hosts/otherAddresses.ts'
import { writeHostFiles } from './hosts/writeHostFiles.ts'
import { forEachWithProgress } from './output/forEachWithProgress.ts'
import { openOutput } from './output/outputFolder.ts'
import { prerenderRelief } from './drawing/prerenderRelief.ts'
import { robotsFile } from './pages/robotsFile.ts'
import { shownContent } from './shown/shownContent.ts'
import { plainPaths, sitemapFile, sitemapPaths } from './pages/sitePaths.ts'
import { type FinishedPage, makeAlbumPages, makePage, writePage } from './pages/writePages.ts'

/** The code that finishes pages, besides the bundle that renders them. */
const CODE = ['src/prerender', 'src/document.ts', 'package-lock.json']
const DRAWING = ['src/prerender', 'src/relief', 'src/fonts', 'src/theme.ts', 'package-lock.json']

/**
 * Builds the site for Node after the browser's build, renders every page to HTML, and writes data files,
 * sitemap, robots.txt, share cards and the files of hosts. `memory`: the albums that were read already.
 */
export function prerenderPlugin(
  contentFolder: string,
  isCompressed: boolean,
  cacheFolder: string,
  memory: AlbumMemory = new Map(),
): Plugin {
  const emitted: string[] = []
  return {
    name: 'prerender',
    config: (_config, { command }) => ({
      // Both builds share what plugins know, and the configuration is read once.
      builder: { sharedConfigBuild: true },
      environments: {
        // Not everything in public/ is published: see copyPublic.
        client: { build: { manifest: true, copyPublicDir: false } },
        ssr: {
          resolve: { noExternal: command === 'build' || [] },
          build: {
            ssr: true,
            outDir: 'node_modules/.prerender',
            reportCompressedSize: false,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/entry-server.tsx' },
          },
        },
      },
    }),
    writeBundle(_, bundle) {
      if (this.environment.name === 'client') emitted.push(...Object.keys(bundle))
    },
    async configurePreviewServer(server) {
      const content = await readContent(contentFolder)
      answerLikeStaticHost(server, hostRules(content))
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const faults = colourFaults()
        if (faults.length) throw new Error(faults.join('\n'))
        for (const environment of Object.values(builder.environments))
          if (!environment.isBuilt) await builder.build(environment)
        const { root, build, publicDir } = builder.environments.client!.config
        const out = resolve(root, build.outDir)
        const server = resolve(root, builder.environments.ssr!.config.build.outDir)
        const entry = pathToFileURL(join(server, 'entry-server.js')).href
        const { render } = (await import(entry)) as typeof Server
        // With its files: pictures of pages have the sizes of theirs.
        const content = await readContent(contentFolder, { memory, root, publicDir })
        const cache = openBuildCache(resolve(root, cacheFolder))
        const { logLevel } = builder.config
        const now = () => performance.now()
        const progress = { stream: process.stderr, env: process.env, logLevel, now }
        const output = openOutput(out)
        const below = (paths: readonly string[]) => paths.map((path) => resolve(root, path))

        const maker = {
          render,
          template: await readFile(join(out, 'index.html'), 'utf8'),
          manifest: JSON.parse(
            await readFile(join(out, '.vite/manifest.json'), 'utf8'),
          ) as Manifest,
          isCompressed,
          codeHash: await codeHash([server, ...below(CODE)]),
          cache,
        }
        // Of index.html the home page is made below; what else lies in .vite is for this plugin.
        for (const file of emitted)
          if (file !== 'index.html' && !file.startsWith('.vite/')) output.add(file)

        await copyPublic(publicDir, output, content)
        const shown = shownContent(content)
        const described = [...describeAlbums(shown.albums).values()]
        const albums = described.map(({ data }) => data)
        for (const { fileName, json } of described.map(({ file }) => file))
          output.write(fileName, json)
        for (const { fileName, json } of sharedDataFiles(shown)) output.write(fileName, json)
        const { site } = content
        output.write('sitemap.xml', sitemapFile(site.url, sitemapPaths(content, albums)))
        output.write('robots.txt', robotsFile(content))
        const rules = hostRules(content)
        await writeHostFiles(rules, out, output)
        const drawing = ['relief', site.name, await codeHash(below(DRAWING))]
        const relief = await cache.take(drawing, () => prerenderRelief(site.name))
        await drawCards(content, relief, publicDir, output, progress, cache)
        const soFar = output.files().map(({ path }) => path)
        const packed = new Set(isCompressed ? await compressFiles(out, soFar, output, cache) : [])

        let pages = 0
        const finish = (page: FinishedPage) => {
          pages += 1
          for (const path of writePage(output, page)) packed.add(path)
        }
        const [lists, texts] = [listsOf(shown), textsOf(shown)]
        for (const path of [...plainPaths(content), '/404'])
          finish(await makePage(maker, path, { lists, texts, relief }))
        await forEachWithProgress('pages of albums', albums, progress, async (album) => {
          for (const page of await makeAlbumPages(maker, album)) finish(page)
        })
        await cache.prune()
        const printed = [...plainPaths(content), ...albums.map(({ album }) => albumPath(album))]
        const isLed = (path: string) => prerenderedAt(rules.albums, path) !== undefined
        const gone = await goneAddresses(resolve(root, cacheFolder), out, printed, isLed)
        if (gone.length) builder.environments.client!.logger.warn(sayGone(gone))

        output.removeOthers()
        const files = output.files().map((file) => ({ ...file, isPacked: packed.has(file.path) }))
        builder.environments.client!.logger.info(
          `\n${hostTable({ pages, files, base: rules.base })}`,
        )
      },
    },
  }
}
