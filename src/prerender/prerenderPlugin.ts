import type { Plugin } from 'vite'
import type { AlbumMemory } from '../content/source/album/readAlbum.ts'
import { readContent } from '../content/source/readContent.ts'
import { colourFaults } from './checkColours.ts'
import { answerLikeStaticHost } from './hosts/answerLikeStaticHost.ts'
import { hostRules } from './hosts/hostRules.ts'
import { prerenderSite } from './prerenderSite.ts'

/**
 * Builds the site for Node after the browser build, renders every page to HTML, and writes data files,
 * sitemap, robots.txt, share cards and hosts' files. `memory`: the albums read so far.
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
      // Both builds share the plugins' state, and the configuration is read once.
      builder: { sharedConfigBuild: true },
      environments: {
        // copyPublic copies public/, because not every file there is published.
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
        const options = { contentFolder, cacheFolder, isCompressed, memory }
        await prerenderSite(builder, emitted, options)
      },
    },
  }
}
