import type { Plugin } from 'vite'
import { readContent } from '../content/source/readContent.ts'
import { colourFaults } from './checkColours.ts'
import { answerLikeStaticHost } from './hosts/answerLikeStaticHost.ts'
import { hostRules } from './hosts/hostRules.ts'
import { type PrerenderOptions, prerenderSite } from './prerenderSite.ts'

/** Builds the site for Node after the browser build, then renders every page to HTML. */
export function prerenderPlugin(options: PrerenderOptions): Plugin {
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
      const content = await readContent(options.contentFolder)
      answerLikeStaticHost(server, hostRules(content))
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const faults = colourFaults()
        if (faults.length) throw new Error(faults.join('\n'))
        for (const environment of Object.values(builder.environments))
          if (!environment.isBuilt) await builder.build(environment)
        await prerenderSite(builder, emitted, options)
      },
    },
  }
}
