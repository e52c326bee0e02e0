import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import type * as Server from '../entry-server.tsx'
import { filesIn } from '../content/source/filesIn.ts'
import { type Content, readContent } from '../content/source/readContent.ts'
import { copyPublic } from './copyPublic.ts'
import { drawCards } from './drawCards.ts'
import { answerLikeStaticHost } from './hosts/answerLikeStaticHost.ts'
import { compressFiles } from './hosts/compressFiles.ts'
import { hostRules } from './hosts/hostRules.ts'
import { hostTable } from './hosts/hostTable.ts'
import { writeHostFiles } from './hosts/writeHostFiles.ts'
import { forEachWithProgress } from './forEachWithProgress.ts'
import { chunksOf, filesFor, keyOf, pageFile } from './pageFile.ts'
import { prerenderRelief } from './prerenderRelief.ts'
import { robotsFile } from './robotsFile.ts'

const rulesOf = (content: Content) =>
  hostRules(content.site.url, content, content.site.photos?.base)

/** The module of a route's component and loader, as the manifest names it. */
function routeModule(routeId: string): string {
  const path = routeId === '__root__' ? '/__root' : routeId.replace(/^\//, '').replaceAll('/', '.')
  const file = routeId.endsWith('/') ? `${path}index` : path
  return `src/routes/${file.replace(/^\//, '')}.tsx?tsr-split=component---loader`
}

/**
 * After `vite build` has built the site for the browser: builds it for Node too, renders every page
 * to HTML, and writes what machines read (sitemap, robots, share cards, what hosts are told).
 * `isCompressed`: text files have compressed ones beside them, for a server of the owner's own.
 */
export function prerenderPlugin(contentFolder: string, isCompressed: boolean): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      builder: {},
      environments: {
        // Not everything in public/ is published: see copyPublic.
        client: { build: { manifest: true, copyPublicDir: false } },
        ssr: {
          resolve: { noExternal: true },
          build: {
            ssr: true,
            outDir: 'node_modules/.prerender',
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/entry-server.tsx' },
          },
        },
      },
    }),
    async configurePreviewServer(server) {
      const content = await readContent(contentFolder)
      answerLikeStaticHost(server, rulesOf(content))
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        for (const environment of Object.values(builder.environments))
          if (!environment.isBuilt) await builder.build(environment)
        const { root, build, publicDir } = builder.environments.client!.config
        const out = resolve(root, build.outDir)
        const server = resolve(root, builder.environments.ssr!.config.build.outDir)
        const entry = pathToFileURL(join(server, 'entry-server.js')).href
        const { paths, sitemap, render } = (await import(entry)) as typeof Server
        const content = await readContent(contentFolder)
        await copyPublic(publicDir, out, content)
        const manifest = JSON.parse(
          await readFile(join(out, '.vite/manifest.json'), 'utf8'),
        ) as Manifest
        const template = await readFile(join(out, 'index.html'), 'utf8')
        const prerendered = await prerenderRelief(content.site.name)
        const write = async (file: string, text: string) => {
          await mkdir(dirname(join(out, file)), { recursive: true })
          await writeFile(join(out, file), text)
        }

        const { logLevel } = builder.config
        const now = () => performance.now()
        const progress = { stream: process.stderr, env: process.env, logLevel, now }
        await forEachWithProgress('pages', [...paths, '/404'], progress, async (path) => {
          const page = await render(path, prerendered)
          if (page.found !== (path !== '/404'))
            this.error(`${path}: the routes ${page.found ? 'know' : 'do not know'} this path`)
          const wanted = [
            keyOf(manifest, 'app'),
            ...(path === '/' ? [] : [keyOf(manifest, 'frame')]),
            ...(path === '/404' ? ['src/shell/NotFound.tsx'] : page.routes.map(routeModule)),
          ]
          const next = chunksOf(manifest, wanted, ['index.html'])
          if (page.data) next.push(page.data)
          const text = pageFile(template, page, next)
          for (const file of filesFor(page)) await write(file, text)
        })
        await write(
          'sitemap.xml',
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemap
            .map((url) => `  <url><loc>${url}</loc></url>\n`)
            .join('')}</urlset>\n`,
        )
        await write('robots.txt', robotsFile(content))
        const rules = rulesOf(content)
        await writeHostFiles(rules, out)
        await drawCards(content, prerendered, publicDir, join(out, 'cards'), progress)
        await rm(join(out, '.vite'), { recursive: true })
        const plain = (await filesIn(out)).map((file) => relative(out, file))
        const packed = isCompressed ? await compressFiles(out, plain) : []
        const sizeOf = async (path: string, isPacked: boolean) => {
          const { size } = await stat(join(out, path))
          return { path, bytes: size, isPacked }
        }
        const files = await Promise.all([
          ...plain.map((path) => sizeOf(path, false)),
          ...packed.map((path) => sizeOf(path, true)),
        ])
        builder.environments.client!.logger.info(
          `\n${hostTable({ pages: paths.length + 1, files, base: rules.base })}`,
        )
      },
    },
  }
}
